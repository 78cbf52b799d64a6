import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { LocalMonth } from '@selfservice/api/core/local-date';

/** The limits of the months that can be selected. */
export interface MonthLimits {
  /** The first month as `yyyy-MM`. Default: no limit. */
  min?: LocalMonth | undefined;
  /** The last month as `yyyy-MM`. Default: no limit. */
  max?: LocalMonth | undefined;
}

/** The number of months in one row of the grid. */
export const monthsInRow = 3;

const monthsByKey: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -monthsInRow,
  ArrowDown: monthsInRow,
  PageUp: -12,
  PageDown: 12,
};

/** Returns the nearest month within the limits. */
export function clampMonth(month: LocalMonth, { min, max }: MonthLimits): LocalMonth {
  if (min && month < min) return min;
  return max && month > max ? max : month;
}

/**
 * Returns the month that a key moves to: arrows move by month and row, Home and End to the ends of the year, Page Up and
 * Page Down by year. Null for any other key.
 */
export function moveMonth(month: LocalMonth, key: string, limits: MonthLimits): LocalMonth | null {
  const index = Number(month.slice(5)) - 1;
  const months = key === 'Home' ? -index : key === 'End' ? 11 - index : monthsByKey[key];
  return months === undefined ? null : clampMonth(addMonths(month, months), limits);
}
