import type { LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import { isDecidable } from '@selfservice/api/overtime/overtime';
import type { OvertimeItem } from './overtimeItems.ts';

/** The groups of overtime in order: to decide by the user, pending with someone else, and decided. */
export const overtimeGroups = ['toDecide', 'elsewhere', 'decided'] as const;

/** A group of overtime. */
export type OvertimeGroup = (typeof overtimeGroups)[number];

/** The overtime that is shown: a group with a number, the current month, or all. @requirement overtime-24 */
export const overtimeViews = ['toDecide', 'decided', 'month', 'all'] as const;

/** A view of overtime. */
export type OvertimeView = (typeof overtimeViews)[number];

/** Returns the group of an overtime. A decision in progress does not change it. @requirement overtime-23 */
export function overtimeGroup({ overtime }: OvertimeItem): OvertimeGroup {
  if (overtime.state !== 'pending') return 'decided';
  return isDecidable(overtime) ? 'toDecide' : 'elsewhere';
}

/** Returns the overtime by group, in the same order within each group. */
export function groupedOvertime(items: readonly OvertimeItem[]): readonly OvertimeItem[] {
  return overtimeGroups.flatMap((group) => items.filter((item) => overtimeGroup(item) === group));
}

/** Returns the overtime of a view. @requirement overtime-24 */
export function overtimeOfView(
  items: readonly OvertimeItem[],
  view: OvertimeView,
  month: LocalMonth,
): readonly OvertimeItem[] {
  if (view === 'all') return items;
  return items.filter((item) =>
    view === 'month' ? monthOf(item.overtime.day) === month : overtimeGroup(item) === view,
  );
}

/** Returns the sum of the lengths of overtime in minutes. */
export function overtimeMinutes(items: readonly OvertimeItem[]): number {
  return items.reduce((sum, { overtime: { begin, end } }) => sum + minutesBetween(begin, end), 0);
}
