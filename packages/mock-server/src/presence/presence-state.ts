import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { addDays, addMinutes } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import { toWireDateTime } from '../core/wire-dates.ts';
import { minuteOn } from '../my-plan/day-minutes.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import { planDays } from '../my-plan/plan-day.ts';
import type { PlanLabel } from '../my-plan/plan-labels.ts';
import type { PlanRow } from '../my-plan/plan-row.ts';
import { isAbsence } from '../my-plan/plan-row.ts';
import { insertedPassesOf } from '../terminal/pass-rows.ts';
import type { RecordedDay, RecordedPass } from './recorded-passes.ts';
import { directionOf, recentPasses, recordedDays } from './recorded-passes.ts';

/** The presence of a person at a moment. */
export interface PresenceState {
  /** The last pass; undefined if there is none. */
  last: RecordedPass | undefined;
  /** The running shift, otherwise the shift of the day; null if none is planned. */
  shift: PlanRow | null;
  /** The account of time outside of a shift, an absence or standby; null if there is none. */
  account: PlanLabel | null;
  /** Whether passes and plan contradict each other. */
  isInconsistent: boolean;
}

/** How many minutes a person may be early, stay after the shift, or be late, without a contradiction. */
const grace = { beforeBegin: 90, afterEnd: 120, afterBegin: 30 };

/** Returns the days whose plan decides about the presence at a moment: today and two days before. */
export function presenceDays(now: LocalDateTime): PlanDay[] {
  return planDays(addDays(dateOf(now), -2), dateOf(now));
}

/**
 * Returns the current presence of a person.
 *
 * @param days the days of `presenceDays`
 */
export function presenceStateOf(
  database: Database,
  ref: string,
  days: readonly PlanDay[] = presenceDays(database.clock.localNow()),
): PresenceState {
  const now = database.clock.localNow();
  const recent = recordedDays(database, ref, days);
  const rows = recent.flatMap((each) => each.rows);
  const running = rows.filter((row) => isRunning(row, now));
  const shift = running.find(isShift) ?? rows.find((row) => isShift(row) && row.day === dateOf(now)) ?? null;
  const absence = running.find(isAbsence)?.label;
  const standby = running.some(isShift) ? undefined : running.find(isStandby)?.label;
  const found = recent.flatMap(({ passes }) => passes);
  // Two passes are needed to see whether they follow each other; only the last one is returned. The clock of a client that
  // inserts passes may be ahead.
  const isEnough = found.length > 1 && insertedPassesOf(database, ref).length === 0;
  const passes = isEnough ? found : recentPasses(database, ref, 2);
  const last = passes.at(-1);
  const isAgreed = absence !== undefined || recent.some((each) => isOvertime(each, now));
  const isInconsistent = isTwice(passes) || (!isAgreed && contradicts(last, running, rows, now));
  return { last, shift, account: absence ?? standby ?? null, isInconsistent };
}

function isShift({ type }: PlanRow): boolean {
  return type === 'IPODENSMEN';
}

function isStandby({ type }: PlanRow): boolean {
  return type === 'IPOPOH';
}

function isRunning({ begin, end }: PlanRow, now: LocalDateTime): boolean {
  const at = toWireDateTime(now);
  return begin <= at && at < end;
}

function isOvertime({ day, overtime }: RecordedDay, now: LocalDateTime): boolean {
  return overtime.some(({ begin, end }) => begin <= minuteOn(day, now) && minuteOn(day, now) < end);
}

/** Whether the last two passes have the same direction. */
function isTwice(passes: readonly RecordedPass[]): boolean {
  const [before, last] = passes.slice(-2).map(directionOf);
  return last !== undefined && before === last;
}

/** Whether the person is present long after the last shift, or still missing long after one has begun. */
function contradicts(
  last: RecordedPass | undefined,
  running: readonly PlanRow[],
  recent: readonly PlanRow[],
  now: LocalDateTime,
): boolean {
  const begun = running.find(isShift);
  if (begun) {
    const isLate = begun.begin <= toWireDateTime(addMinutes(now, -grace.afterBegin));
    const isMissing = !last || toWireDateTime(addMinutes(last.at, grace.beforeBegin)) < begun.begin;
    return isLate && isMissing;
  }
  const isThere = directionOf(last) === 1;
  const earliest = toWireDateTime(addMinutes(now, -grace.afterEnd));
  const isExpected = recent.some(
    (row) =>
      isShift(row) && row.end > earliest && row.begin <= toWireDateTime(addMinutes(now, grace.afterBegin)),
  );
  return isThere && !isExpected;
}
