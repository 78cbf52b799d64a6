import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeholderWorksheetStates } from './placeholder-worksheet-states.ts';
import type { WorksheetState } from './worksheet-steps.ts';
import { worksheetStateFilters } from './worksheet-state-filter.ts';

const listOf = (...states: WorksheetState[]) => ({
  kind: 'people' as const,
  rows: states.map((state) => ({ state })),
});

test('returns the matching rows for a filter that is a part of the filter before', () => {
  const all = listOf('open', 'signedByHand', 'confirmed');
  expect(placeholderWorksheetStates(all, 'all', 'unsigned')).toEqual(listOf('open', 'confirmed'));
  expect(placeholderWorksheetStates(listOf('open'), 'unsigned', 'approved')).toEqual(listOf());
});

test('returns the known rows for a filter that includes the filter before, unless there are none', () => {
  const open = listOf('open');
  expect(placeholderWorksheetStates(open, 'open', 'unsigned')).toBe(open);
  expect(placeholderWorksheetStates(listOf(), 'open', 'all')).toBeUndefined();
});

test('returns undefined for other rows, for too many people, and before the first response', () => {
  expect(placeholderWorksheetStates(listOf('open'), 'open', 'signedByHand')).toBeUndefined();
  const tooMany = { kind: 'tooManyPeople' as const, maxPeopleCount: 1000 };
  expect(placeholderWorksheetStates(tooMany, 'all', 'open')).toBeUndefined();
  expect(placeholderWorksheetStates(undefined, 'all', 'open')).toBeUndefined();
});

test('a placeholder contains only known rows', () => {
  const filter = fc.constantFrom(...worksheetStateFilters);
  fc.assert(
    fc.property(filter, filter, (before, now) => {
      const known = listOf('open', 'approved');
      const list = placeholderWorksheetStates(known, before, now);
      const rows = list?.kind === 'people' ? list.rows : [];
      expect(known.rows).toEqual(expect.arrayContaining([...rows]));
    }),
  );
});
