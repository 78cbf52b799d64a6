import { expect, test } from 'vitest';
import { needsNote } from './needsNote.ts';

test.each([
  ['rejected', '', true, true],
  ['rejected', ' \n ', true, true],
  ['rejected', 'We are short of people.', true, false],
  ['rejected', '', false, false],
  ['approved', '', true, false],
  ['cancelled', '', true, false],
] as const)(
  '%s with the note "%s", required %s: is a note missing? %s',
  (state, note, isNoteRequired, is) => {
    expect(needsNote({ state, note, isNoteRequired })).toBe(is);
  },
);
