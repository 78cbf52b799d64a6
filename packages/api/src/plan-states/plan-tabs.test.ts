import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocalMonth } from '../core/local-date.ts';
import { localDate } from '../core/local-date.ts';
import { addDays } from '../core/local-date-arithmetic.ts';
import { monthDays } from '../core/month-days.ts';
import { planTabs, tabIndexOf } from './plan-tabs.ts';

const months = fc
  .tuple(fc.integer({ min: 1990, max: 2060 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}` as LocalMonth);

test('tabs cover the month exactly and do not overlap, for any recommendation', () => {
  fc.assert(
    fc.property(months, fc.integer({ min: -5, max: 60 }), (month, recommendedDays) => {
      const tabs = planTabs(month, recommendedDays);
      if (tabs.length === 0) return;
      const { from, to } = monthDays(month);
      expect(tabs[0]?.from).toBe(from);
      expect(tabs.at(-1)?.to).toBe(to);
      expect(tabs.every((tab) => tab.from <= tab.to)).toBe(true);
      const begins = tabs.slice(1).map((tab) => tab.from);
      expect(begins).toEqual(tabs.slice(0, -1).map((tab) => addDays(tab.to, 1)));
    }),
  );
});

test.each([
  [0, 0],
  [1, 4],
  [7, 4],
  [8, 4],
  [13, 4],
  [14, 2],
  [20, 2],
  [21, 2],
  [29, 2],
  [30, 0],
  [31, 0],
  [365, 0],
  [-1, 0],
])(
  'planTabs with %d recommended days returns %d tabs',
  { tags: ['plan-states-2', 'plan-states-3', 'plan-states-4'] },
  (recommendedDays, count) => {
    expect(planTabs('2026-11' as LocalMonth, recommendedDays)).toHaveLength(count);
  },
);

test.each([
  ['2026-02', '28'],
  ['2028-02', '29'],
  ['2026-11', '30'],
  ['2026-12', '31'],
])('the last tab of %s ends on day %s', { tags: ['plan-states-2', 'plan-states-3'] }, (month, last) => {
  const daysOf = (recommended: number) =>
    planTabs(month as LocalMonth, recommended).map(({ from, to }) => `${from.slice(8)}-${to.slice(8)}`);
  expect(daysOf(7)).toEqual(['01-07', '08-14', '15-21', `22-${last}`]);
  expect(daysOf(14)).toEqual(['01-15', `16-${last}`]);
});

test(
  'tabIndexOf returns the tab that contains a day, or the first one for a day of another month',
  { tags: ['plan-states-5'] },
  () => {
    fc.assert(
      fc.property(months, fc.constantFrom(7, 14), fc.integer({ min: 0, max: 27 }), (month, days, later) => {
        const tabs = planTabs(month, days);
        const day = addDays(localDate(`${month}-01`), later);
        const tab = tabs[tabIndexOf(tabs, day)];
        expect(tab && tab.from <= day && day <= tab.to).toBe(true);
        expect(tabIndexOf(tabs, addDays(localDate(`${month}-01`), -1))).toBe(0);
      }),
    );
    expect(tabIndexOf([], localDate('2026-11-20'))).toBe(0);
  },
);
