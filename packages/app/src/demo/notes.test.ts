import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { expect, test } from 'vitest';
import { readDemoAddress, refusalNotes } from './notes.ts';

test('a possible scenario needs no note', () => {
  expect(readDemoAddress('?person=approver&latencyMs=20', true)).toEqual({
    scenario: { ...defaultScenario, person: 'approver', latencyMs: 20 },
    notes: [],
  });
});

test('a value that is not possible is named, with the default that is used instead', () => {
  const { scenario, notes } = readDemoAddress('?person=nobody&latencyMs=soon&language=de', false);
  expect(scenario).toEqual(defaultScenario);
  expect(notes).toEqual([
    '“person=nobody” in the address is not possible. The default is used: “employee”.',
    '“latencyMs=soon” in the address is not possible. The default is used: “0”.',
    '“language=de” in the address is not possible. The default is used.',
  ]);
});

test('an unknown name is named at home alone: other screens have parameters of their own', () => {
  expect(readDemoAddress('?scenario=offline', true).notes).toEqual([
    '“scenario” in the address is not a setting of the demo. It changes nothing.',
  ]);
  expect(readDemoAddress('?persons=30', false).notes).toEqual([]);
});

test('only what the browser refuses is mentioned', () => {
  expect(refusalNotes({ isInPage: false, isKept: true })).toEqual([]);
  expect(refusalNotes({ isInPage: true, isKept: true })).toEqual([expect.stringMatching(/service worker/)]);
  expect(refusalNotes({ isInPage: false, isKept: false })).toEqual([expect.stringMatching(/storage/)]);
});
