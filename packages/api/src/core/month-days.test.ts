import { expect, test } from 'vitest';
import type { LocalMonth } from './local-date.ts';
import { monthDays } from './month-days.ts';

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, to) => {
  expect(monthDays(month as LocalMonth)).toEqual({ from: `${month}-01`, to });
});
