import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { expect, test } from 'vitest';
import { readDemoAddress, refusalNotes } from './notes.ts';

test('a valid scenario has no notes', () => {
  expect(readDemoAddress('?person=approver&latencyMs=20', true)).toEqual({
    scenario: { ...defaultScenario, person: 'approver', latencyMs: 20 },
    notes: [],
  });
});

test('an invalid value has a note with the default that is used instead', () => {
  const { scenario, notes } = readDemoAddress('?person=nobody&latencyMs=soon&language=de', false);
  expect(scenario).toEqual(defaultScenario);
  expect(notes).toEqual([
    '“person=nobody” in the address is not possible. The default is used: “employee”.',
    '“latencyMs=soon” in the address is not possible. The default is used: “0”.',
    '“language=de” in the address is not possible. The default is used.',
  ]);
});

test('an unknown parameter has a note only at home, because other screens have their own parameters', () => {
  expect(readDemoAddress('?scenario=offline', true).notes).toEqual([
    '“scenario” in the address is not a setting of the demo. It changes nothing.',
  ]);
  expect(readDemoAddress('?persons=30', false).notes).toEqual([]);
});

test('only features that the browser refuses have a note', () => {
  expect(refusalNotes({ isInPage: false, isKept: true })).toEqual([]);
  expect(refusalNotes({ isInPage: true, isKept: true })).toEqual([expect.stringMatching(/service worker/)]);
  expect(refusalNotes({ isInPage: false, isKept: false })).toEqual([expect.stringMatching(/storage/)]);
});
