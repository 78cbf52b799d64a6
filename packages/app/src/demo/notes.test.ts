import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { expect, test } from 'vitest';
import { readDemoAddress } from './notes.ts';

test('a valid scenario has no notes', () => {
  expect(readDemoAddress('?person=approver&latencyMs=20', true)).toEqual({
    scenario: { ...defaultScenario, person: 'approver', latencyMs: 20 },
    doneCalls: null,
    notes: [],
  });
});

test('an invalid value has a note with the default that is used instead', () => {
  const { scenario, notes } = readDemoAddress('?person=nobody&latencyMs=soon&language=de', false);
  expect(scenario).toEqual(defaultScenario);
  expect(notes).toEqual([
    { kind: 'badValue', parameter: 'person=nobody', fallback: 'employee' },
    { kind: 'badValue', parameter: 'latencyMs=soon', fallback: '0' },
    { kind: 'badValue', parameter: 'language=de', fallback: '' },
  ]);
});

test('an unknown parameter has a note only at home, because other screens have their own parameters', () => {
  expect(readDemoAddress('?network=offline', true).notes).toEqual([
    { kind: 'unknownParameter', parameter: 'network' },
  ]);
  expect(readDemoAddress('?persons=30', false).notes).toEqual([]);
});

test('the parts of a scenario text have notes, too', () => {
  const { scenario, notes } = readDemoAddress('?scenario=v1;seed=4;person=nobody;colour=red', false);
  expect(scenario).toEqual({ ...defaultScenario, seed: 4 });
  expect(notes).toEqual([
    { kind: 'badValue', parameter: 'person=nobody', fallback: 'employee' },
    { kind: 'unknownParameter', parameter: 'colour' },
  ]);
  expect(readDemoAddress('?scenario=offline', true)).toEqual({
    scenario: defaultScenario,
    doneCalls: null,
    notes: [{ kind: 'otherVersion', parameter: 'offline' }],
  });
});

test('the changes in the address are read, and a part that does not parse has a note', () => {
  const { doneCalls, notes } = readDemoAddress('?done=v1;(at:1,by:employee,call:postPass);(at:2', true);
  expect(doneCalls).toMatchObject([{ call: 'postPass', second: 1, body: null }]);
  expect(notes).toEqual([{ kind: 'unreadChange', part: '(at:2' }]);
});
