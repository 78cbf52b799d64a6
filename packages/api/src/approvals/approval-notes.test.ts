import { expect, test } from 'vitest';
import { needsNote } from './approval-notes.ts';

test.each([
  ['rejected', '', true, true],
  ['rejected', ' \n ', true, true],
  ['rejected', 'We are short of people.', true, false],
  ['rejected', '', false, false],
  ['approved', '', true, false],
] as const)(
  'needsNote for state %s, note "%s", note required: %s returns %s',
  { tags: ['approvals-32', 'approvals-34'] },
  (state, note, isNoteRequired, expected) => {
    expect(needsNote({ state, note, isNoteRequired })).toBe(expected);
  },
);
