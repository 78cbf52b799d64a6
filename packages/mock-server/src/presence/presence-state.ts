import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { addMinutes } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import { toWireDateTime } from '../core/wire-dates.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import type { PlanLabel } from '../my-plan/plan-labels.ts';
import type { PlanRow } from '../my-plan/plan-row.ts';
import { planRowsOf } from '../my-plan/plan-rows.ts';
import { planPersonOf } from '../my-plan/shift-patterns.ts';
import { passTypes } from './pass-types.ts';
import type { Pass } from './passes.ts';
import { passesOn } from './passes.ts';

/** The presence of a person at a moment. */
export interface PresenceState {
  /** The last pass; null if there is none. */
  last: Pass | null;
  /** The running shift, otherwise the shift of the day; null if none is planned. */
  shift: PlanRow | null;
  /** The account of time outside of a shift, an absence or standby; null if there is none. */
  account: PlanLabel | null;
  /** Whether passes and plan contradict each other. */
  isInconsistent: boolean;
}

/** How many minutes a person may stay after the shift, or be late, without a contradiction. */
const grace = { afterEnd: 120, afterBegin: 30 };

/**
 * Returns the presence of a person at a moment. Passes are not stored; they follow from the plan.
 *
 * @param days the days to search, ending with the day of the moment
 */
export function presenceStateOf(
  database: Database,
  ref: string,
  days: readonly PlanDay[],
  now: LocalDateTime,
): PresenceState {
  const person = planPersonOf(database.scenario.seed, ref);
  const passesOf = (some: readonly PlanDay[], rows: readonly PlanRow[]) =>
    some
      .flatMap((day) =>
        passesOn(
          person,
          day,
          rows.filter((row) => row.day === day.date),
        ),
      )
      .filter(({ at }) => at <= now)
      .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  const [earlier, recentDays] = [days.slice(0, -2), days.slice(-2)];
  const recent = planRowsOf(database, ref, recentDays);
  const running = recent.filter((row) => isRunning(row, now));
  const shift =
    running.find(isShift) ?? recent.find((row) => isShift(row) && row.day === dateOf(now)) ?? null;
  const absence = running.find(isAbsence)?.label;
  const standby = running.some(isShift) ? undefined : running.find(isStandby)?.label;
  const passes = passesOf(recentDays, recent);
  // Two passes are needed to see whether they follow each other; only the last one is returned.
  if (passes.length < 2) passes.unshift(...passesOf(earlier, planRowsOf(database, ref, earlier)));
  const last = passes.at(-1) ?? null;
  const isInconsistent = isTwice(passes) || (!absence && contradicts(last, running, recent, now));
  return { last, shift, account: absence ?? standby ?? null, isInconsistent };
}

function isShift({ type }: PlanRow): boolean {
  return type === 'IPODENSMEN';
}

/** Booked on an account that is neither work nor standby. */
function isAbsence({ type }: PlanRow): boolean {
  return type === 'IPOPREST' || type === 'IPOSKOLENI';
}

function isStandby({ type }: PlanRow): boolean {
  return type === 'IPOPOH';
}

function isRunning({ begin, end }: PlanRow, now: LocalDateTime): boolean {
  const at = toWireDateTime(now);
  return begin <= at && at < end;
}

/** Whether the last two passes have the same direction. */
function isTwice(passes: readonly Pass[]): boolean {
  const [before, last] = passes.slice(-2).map(({ type }) => passTypes[type].direction);
  return last !== undefined && before === last;
}

/** Whether the person is present long after the last shift, or still missing long after one has begun. */
function contradicts(
  last: Pass | null,
  running: readonly PlanRow[],
  recent: readonly PlanRow[],
  now: LocalDateTime,
): boolean {
  const begun = running.find(isShift);
  if (begun) {
    const isLate = begun.begin <= toWireDateTime(addMinutes(now, -grace.afterBegin));
    const isMissing = !last || toWireDateTime(addMinutes(last.at, grace.afterBegin)) < begun.begin;
    return isLate && isMissing;
  }
  const isThere = last !== null && passTypes[last.type].direction === 1;
  const earliest = toWireDateTime(addMinutes(now, -grace.afterEnd));
  const isExpected = recent.some(
    (row) =>
      isShift(row) && row.end > earliest && row.begin <= toWireDateTime(addMinutes(now, grace.afterBegin)),
  );
  return isThere && !isExpected;
}
