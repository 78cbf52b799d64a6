import * as v from 'valibot';
import type { LocalDate, LocalDateTime, LocalMonth } from '../core/local-date.ts';
import { dateOf, isLocalDate, isLocalDateTime, monthOf } from '../core/local-date.ts';
import { addDays } from '../core/local-date-arithmetic.ts';
import type { PublicHoliday } from '../core/plan-interval.ts';
import { byBegin, isOtherEntry, isWithinADay } from '../core/plan-interval.ts';
import type { MyPlan, MyPlanInterval } from './my-plan.ts';

/** Number of days that an offline plan covers, and after which it is deleted. */
export const offlinePlanDays = 14;

const lifetimeMs = offlinePlanDays * 24 * 60 * 60_000;
/** How far the clock may be before the time of the plan: devices correct their clocks by some minutes. */
const clockToleranceMs = 60 * 60_000;

/** An interval of an offline plan: what the user needs to know when to work, and nothing more. */
export type OfflinePlanEntry = Pick<
  MyPlanInterval,
  'kind' | 'begin' | 'end' | 'day' | 'isAllDay' | 'name' | 'isOutsideWorkplace'
>;

/** The coming days of the user's own plan, as they are kept on the device. */
export interface OfflinePlan {
  /** The wall-clock time at which the plan was fetched. */
  fetchedAt: LocalDateTime;
  /** The same moment in milliseconds since 1970. */
  fetchedAtMs: number;
  /** The first covered day. */
  first: LocalDate;
  /** The last covered day. */
  last: LocalDate;
  /** Sorted by their begin. */
  entries: OfflinePlanEntry[];
  holidays: PublicHoliday[];
  /** Whether a part of the covered months was not published. */
  isPartlyUnpublished: boolean;
}

const day = v.custom<LocalDate>((value) => isLocalDate(String(value)));
const moment = v.custom<LocalDateTime>((value) => isLocalDateTime(String(value)));

/** The stored shape of an offline plan. A plan of another version does not parse. */
export const offlinePlanSchema: v.GenericSchema<unknown, OfflinePlan> = v.object({
  fetchedAt: moment,
  fetchedAtMs: v.number(),
  first: day,
  last: day,
  entries: v.array(
    v.object({
      kind: v.picklist(['shift', 'otherA', 'otherB', 'other']),
      begin: moment,
      end: moment,
      day,
      isAllDay: v.boolean(),
      name: v.string(),
      isOutsideWorkplace: v.boolean(),
    }),
  ),
  holidays: v.array(v.object({ day, name: v.string() })),
  isPartlyUnpublished: v.boolean(),
});

/** Returns the months whose plans an offline plan that begins on a day needs: one or two. */
export function offlinePlanMonths(first: LocalDate): LocalMonth[] {
  return [...new Set([monthOf(first), monthOf(lastDayFrom(first))])];
}

/**
 * Returns the offline plan of the coming days. Requests and proposed changes are left out, because they still need a
 * decision.
 *
 * @param plans the user's own plans of `offlinePlanMonths`
 * @param fetched when the oldest of them was fetched
 */
export function toOfflinePlan(
  plans: readonly MyPlan[],
  fetched: { at: LocalDateTime; atMs: number },
): OfflinePlan {
  const first = dateOf(fetched.at);
  const last = lastDayFrom(first);
  const isCovered = (entry: OfflinePlanEntry) => {
    const [begin, end] = daysOf(entry);
    return begin <= last && (end >= first || isRunning(entry, fetched.at));
  };
  const entries = plans
    .flatMap(({ intervals }) => intervals)
    .filter((interval) => interval.kind === 'shift' || isOtherEntry(interval))
    .map(({ kind, begin, end, day: ownDay, isAllDay, name, isOutsideWorkplace }) => ({
      kind,
      begin,
      end,
      day: ownDay,
      isAllDay,
      name,
      isOutsideWorkplace,
    }))
    .filter(isCovered);
  return {
    fetchedAt: fetched.at,
    fetchedAtMs: fetched.atMs,
    first,
    last,
    entries: distinct(entries).toSorted(byBegin),
    holidays: plans
      .flatMap(({ publicHolidays }) => publicHolidays)
      .filter((holiday) => holiday.day >= first && holiday.day <= last),
    isPartlyUnpublished: plans.some(({ containsUnpublished }) => containsUnpublished),
  };
}

/** Days of an offline plan that are shown together: one day, or several without an entry. */
export interface OfflinePlanRow {
  first: LocalDate;
  /** The same as `first` for a single day. */
  last: LocalDate;
  /** Sorted by their begin; empty for free days. */
  entries: OfflinePlanEntry[];
  /** Name of the public holiday; null on any other day. The name may be empty. */
  holiday: string | null;
}

/**
 * Returns the rows of the days that are not over. A night shift belongs to its first day and is shown until its end; an
 * interval of several days is on each of them.
 */
export function offlinePlanRows(plan: OfflinePlan, now: LocalDateTime): OfflinePlanRow[] {
  const today = dateOf(now);
  const rows: OfflinePlanRow[] = [];
  for (let current = addDays(plan.first, -1); current <= plan.last; current = addDays(current, 1)) {
    const onDay = plan.entries.filter((entry) => isOnDay(entry, current));
    const entries = current < today ? onDay.filter((entry) => isRunning(entry, now)) : onDay;
    const isOver = current < today || current < plan.first;
    if (isOver && entries.length === 0) continue;
    const holiday = plan.holidays.find((one) => one.day === current)?.name ?? null;
    const before = rows.at(-1);
    const isFree = entries.length === 0 && holiday === null;
    if (isFree && before?.entries.length === 0 && before.holiday === null) before.last = current;
    else rows.push({ first: current, last: current, entries, holiday });
  }
  return rows;
}

/** The age of an offline plan: it can be shown, it must be deleted, or the clock of the device cannot be right. */
export type OfflinePlanAge = 'current' | 'expired' | 'fromTheFuture';

/** Returns the age of an offline plan. A plan from the future is not shown, and not deleted: the clock may be corrected. */
export function ageOf({ fetchedAtMs }: Pick<OfflinePlan, 'fetchedAtMs'>, nowMs: number): OfflinePlanAge {
  if (nowMs - fetchedAtMs >= lifetimeMs) return 'expired';
  return fetchedAtMs - nowMs > clockToleranceMs ? 'fromTheFuture' : 'current';
}

function lastDayFrom(first: LocalDate): LocalDate {
  return addDays(first, offlinePlanDays - 1);
}

/** Returns the first and the last day of an entry. */
function daysOf(entry: OfflinePlanEntry): [LocalDate, LocalDate] {
  if (isWithinADay(entry)) return [entry.day, entry.day];
  const begin = dateOf(entry.begin);
  const end = dateOf(entry.end);
  const isMidnight = entry.end.endsWith('T00:00:00') && end > begin;
  return [begin, isMidnight ? addDays(end, -1) : end];
}

function isOnDay(entry: OfflinePlanEntry, onDay: LocalDate): boolean {
  const [begin, end] = daysOf(entry);
  return begin <= onDay && onDay <= end;
}

/** Returns whether an entry that began before is not over: a night shift after midnight. */
function isRunning(entry: OfflinePlanEntry, now: LocalDateTime): boolean {
  return isWithinADay(entry) && entry.begin <= now && now < entry.end;
}

/** Removes entries that both months contain. */
function distinct(entries: readonly OfflinePlanEntry[]): OfflinePlanEntry[] {
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}
