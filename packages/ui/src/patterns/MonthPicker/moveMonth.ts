import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { LocalMonth } from '@selfservice/api/core/local-date';

/** Which months can be chosen. */
export interface MonthLimits {
  /** The first one as `yyyy-MM`. Default: any. */
  min?: LocalMonth | undefined;
  /** The last one as `yyyy-MM`. Default: any. */
  max?: LocalMonth | undefined;
}

/** Months that stand in one row. */
export const monthsInRow = 3;

const ways: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -monthsInRow,
  ArrowDown: monthsInRow,
  PageUp: -12,
  PageDown: 12,
};

/** The nearest month that can be chosen. */
export function clampMonth(month: LocalMonth, { min, max }: MonthLimits): LocalMonth {
  if (min && month < min) return min;
  return max && month > max ? max : month;
}

/**
 * The month that a key leads to: arrows to the neighbours and to the next row, Home and End to the ends of the year,
 * Page Up and Page Down to the same month of another year. Null for any other key.
 */
export function moveMonth(month: LocalMonth, key: string, limits: MonthLimits): LocalMonth | null {
  const index = Number(month.slice(5)) - 1;
  const way = key === 'Home' ? -index : key === 'End' ? 11 - index : ways[key];
  return way === undefined ? null : clampMonth(addMonths(month, way), limits);
}
