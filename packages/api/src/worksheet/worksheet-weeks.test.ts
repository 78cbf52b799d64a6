import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocalDate } from '../core/local-date.ts';
import type { WorksheetRow } from './worksheet.ts';
import { weeksOf } from './worksheet-weeks.ts';

const time = { workedMinutes: null, excusedMinutes: null, unexcusedMinutes: null, balanceMinutes: null };
const day = (date: string, heading: string | null = null): WorksheetRow => ({
  kind: 'day',
  day: date as LocalDate,
  heading,
  shiftName: '',
  passes: [],
  note: '',
  accountName: null,
  errors: [],
  ...time,
});
const sum: WorksheetRow = { kind: 'weekSum', heading: null, ...time };

const outline = (rows: readonly WorksheetRow[]) =>
  weeksOf(rows).map((week) => [week.heading, week.days.map((each) => each.day), week.sum !== null]);

test('a heading begins a week and a sum ends it', { tags: ['worksheet-8'] }, () => {
  const rows = [day('2026-11-01', 'A'), sum, day('2026-11-02', 'B'), day('2026-11-03'), sum];
  expect(outline(rows)).toEqual([
    ['A', ['2026-11-01'], true],
    ['B', ['2026-11-02', '2026-11-03'], true],
  ]);
});

test('headings alone or sums alone separate the weeks', () => {
  expect(outline([day('2026-11-01', 'A'), day('2026-11-02', 'B')])).toEqual([
    ['A', ['2026-11-01'], false],
    ['B', ['2026-11-02'], false],
  ]);
  expect(outline([day('2026-11-01'), sum, day('2026-11-02')])).toEqual([
    [null, ['2026-11-01'], true],
    [null, ['2026-11-02'], false],
  ]);
});

test('weeksOf keeps every row once and in order', () => {
  const rows = fc.array(
    fc.oneof(
      fc.constant(sum),
      fc.option(fc.constantFrom('A', 'B')).map((heading) => day('2026-11-01', heading)),
    ),
  );
  fc.assert(
    fc.property(rows, (all) => {
      // Each row must be a separate object.
      const own = all.map((row) => ({ ...row }));
      const back = weeksOf(own).flatMap((week) => [...week.days, ...(week.sum ? [week.sum] : [])]);
      expect(back).toHaveLength(own.length);
      expect(back.every((row, index) => row === own[index])).toBe(true);
    }),
  );
});
