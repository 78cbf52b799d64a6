import type { PlanInterval } from '../core/plan-interval.ts';
import type { DayBounds } from './away.ts';
import { awayOn } from './away.ts';

/** Whether a person works on a day, is absent by an entry, or has no shift. */
export type Presence = 'onShift' | 'absent' | 'off';

/**
 * Returns the presence of a person on a day: absent with an entry that covers the whole day or all of its shifts, off without
 * such an entry and without a shift, otherwise on shift.
 *
 * @requirement department-plan-26
 */
export function presenceOn(intervals: readonly PlanInterval[], day: DayBounds): Presence {
  const entries = awayOn(intervals, day);
  if (entries === null) return 'onShift';
  return entries.length > 0 ? 'absent' : 'off';
}
