import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDate } from '../core/local-date.ts';
import {
  defaultWorksheetMonth,
  defaultWorksheetStateFilter,
  wireFlags,
  worksheetStateFilters,
} from './worksheet-state-filter.ts';

/** Returns the filters with exactly these flags. */
function filterOf(flags: object): string[] {
  return worksheetStateFilters.filter(
    (filter) => JSON.stringify(wireFlags[filter]) === JSON.stringify(flags),
  );
}

test('each filter has its own flags', { tags: ['worksheet-states-13'] }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...worksheetStateFilters), (filter) => {
      expect(filterOf(wireFlags[filter])).toEqual([filter]);
    }),
  );
  expect(new Set(worksheetStateFilters).size).toBe(Object.keys(wireFlags).length);
});

test(
  'filterOf finds a filter only for documented combinations of flags',
  { tags: ['worksheet-states-3', 'worksheet-states-13'] },
  () => {
    const flags = fc.record({
      LoadCreated: fc.boolean(),
      LoadConfirmed: fc.boolean(),
      LoadApproved: fc.boolean(),
      LoadSigned: fc.boolean(),
      LoadUnsigned: fc.boolean(),
      Kind: fc.constantFrom('', 'hand', 'electronic'),
    });
    fc.assert(
      fc.property(flags, (each) => {
        const set = Object.values(each).filter((value) => value === true).length;
        const isSigned = set === 1 && each.LoadSigned && each.Kind !== '';
        const isFilter = isSigned || (each.Kind === '' && (set === 5 || (set === 1 && !each.LoadSigned)));
        expect(filterOf(each)).toHaveLength(isFilter ? 1 : 0);
      }),
    );
  },
);

test(
  'the defaults are unsigned worksheets and the previous month',
  { tags: ['worksheet-states-2', 'worksheet-states-3'] },
  () => {
    expect(defaultWorksheetStateFilter).toBe('unsigned');
    expect(defaultWorksheetMonth(localDate('2026-11-20'))).toBe('2026-10');
    expect(defaultWorksheetMonth(localDate('2027-01-31'))).toBe('2026-12');
  },
);
