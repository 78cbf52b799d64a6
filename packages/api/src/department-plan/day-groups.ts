import { isOtherEntry } from '../core/plan-interval.ts';
import type { DayBounds } from './away.ts';
import { shiftsOn } from './away.ts';
import type { DepartmentInterval, LoadedPlanPage } from './department-plan.ts';
import type { PersonRow } from './plan-target.ts';
import { presenceOn } from './presence.ts';
import { isSameShift } from './same-shift.ts';
import type { UnknownPlans } from './unknown-plans.ts';

/** A person in a group of a day. */
export interface DayMember {
  row: PersonRow;
  /** The entries that touch the day, without the shift of the group. */
  entries: readonly DepartmentInterval[];
}

/** The people of a day with the same shift, or who are absent or off, or whose plans are not loaded. */
export type DayGroup = { members: readonly DayMember[] } & (
  | { kind: 'shift'; shift: DepartmentInterval }
  | { kind: 'absent' | 'off' | 'failed' | 'pending' }
);

const noShiftKinds = ['absent', 'off', 'failed', 'pending'] as const;

/**
 * Returns the people of a day in groups: by shift, in the order of the shifts; then those who are absent, off, and without a
 * loaded plan. Each person is in one group, a person with two shifts in that of the first one. Within a group, people with
 * other entries follow.
 *
 * @requirement department-plan-49
 */
export function dayGroups(
  rows: readonly PersonRow[],
  intervals: LoadedPlanPage['intervals'],
  { failedRefs }: Pick<UnknownPlans, 'failedRefs'>,
  day: DayBounds,
): readonly DayGroup[] {
  const shifts: { shift: DepartmentInterval; members: DayMember[] }[] = [];
  const others: Record<(typeof noShiftKinds)[number], DayMember[]> = {
    absent: [],
    off: [],
    failed: [],
    pending: [],
  };
  for (const row of rows) {
    const plan = intervals.get(row.id);
    if (!plan) {
      others[failedRefs.has(row.id) ? 'failed' : 'pending'].push({ row, entries: [] });
      continue;
    }
    const touching = plan.filter(({ begin, end }) => begin < day.end && end > day.begin);
    const presence = presenceOn(plan, day);
    const [shift] = shiftsOn(plan, day) as readonly DepartmentInterval[];
    if (presence !== 'onShift' || !shift) {
      const entries = presence === 'absent' ? touching.filter(isOtherEntry) : touching;
      others[presence === 'absent' ? 'absent' : 'off'].push({ row, entries });
      continue;
    }
    const member = { row, entries: touching.filter((interval) => interval !== shift) };
    const group = shifts.find((one) => isSameShift(one.shift, shift));
    if (group) group.members.push(member);
    else shifts.push({ shift, members: [member] });
  }
  return [
    ...shifts
      .toSorted((a, b) => inOrder(a.shift, b.shift))
      .map(({ shift, members }) => ({ kind: 'shift' as const, shift, members: plainFirst(members) })),
    ...noShiftKinds.flatMap((kind) =>
      others[kind].length > 0 ? [{ kind, members: plainFirst(others[kind]) }] : [],
    ),
  ];
}

function plainFirst(members: readonly DayMember[]): readonly DayMember[] {
  return members.toSorted((a, b) => Number(a.entries.length > 0) - Number(b.entries.length > 0));
}

function inOrder(a: DepartmentInterval, b: DepartmentInterval): number {
  const keyOf = ({ begin, end, name }: DepartmentInterval) => `${begin} ${end} ${name}`;
  return keyOf(a) < keyOf(b) ? -1 : 1;
}
