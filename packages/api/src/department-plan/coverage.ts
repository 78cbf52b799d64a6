import type { LocalDate } from '../core/local-date.ts';
import { isWeekend, minutesBetween } from '../core/local-date-arithmetic.ts';
import type { PlanInterval } from '../core/plan-interval.ts';
import { isOtherEntry } from '../core/plan-interval.ts';
import type { DayBounds } from './away.ts';
import { askedOn, boundsOfDays, covers } from './away.ts';
import type { Presence } from './presence.ts';
import { presenceOn } from './presence.ts';
import type { LoadedPlanPage } from './department-plan.ts';
import type { PlanDays } from './plan-days.ts';

/** The numbers of people on a day by their presence, of those whose plans are loaded. */
export interface DayCoverage extends Record<Presence, number> {
  day: LocalDate;
  /** People with an open request, who also count in one of the others. */
  asked: number;
}

/** The numbers of people on the days of a page. @requirement department-plan-26, department-plan-27 */
export interface Coverage {
  /** The number of people whose plans are loaded. All counts are about them. */
  readCount: number;
  /** The number of people of the page. */
  peopleCount: number;
  days: readonly DayCoverage[];
  /** The workday with the fewest people on shift; null for none. */
  thinnestDay: LocalDate | null;
  /** The number of people on shift in each hour of a one-day page, for at least half an hour; null for several days. */
  hours: readonly number[] | null;
}

/** The coverage of one person on the days of a page. */
export interface PersonCoverage {
  /** An item for each day. */
  days: readonly { presence: Presence; hasAsked: boolean }[];
  /** The hours on shift of a one-day page. */
  hours: readonly number[];
}

/** Hours of a day. */
const hourCount = 24;
/** The minutes of a shift from which an hour counts: a shorter handover does not count people of both shifts. */
const leastMinutes = 30;

/** Returns the coverage of a person from their plan. */
export function coverageOfPerson(
  intervals: readonly PlanInterval[],
  days: readonly DayBounds[],
): PersonCoverage {
  const [only] = days;
  return {
    days: days.map((day) => ({
      presence: presenceOn(intervals, day),
      hasAsked: askedOn(intervals, day).length > 0,
    })),
    hours: only && days.length === 1 ? hoursOnShift(intervals, only) : [],
  };
}

/** Returns the hours of a day in which a person is on shift, including a shift that began the day before. */
function hoursOnShift(intervals: readonly PlanInterval[], day: DayBounds): number[] {
  const worked = intervals.filter(
    (shift) =>
      shift.kind === 'shift' &&
      shift.begin < day.end &&
      shift.end > day.begin &&
      !intervals.some((entry) => isOtherEntry(entry) && (covers(entry, shift) || covers(entry, day))),
  );
  const spans = worked.map(({ begin, end }) => ({
    begin: minutesBetween(day.begin, begin),
    end: minutesBetween(day.begin, end),
  }));
  return Array.from({ length: hourCount }, (_, hour) => hour).filter((hour) => {
    const within = spans.map(({ begin, end }) => Math.min(end, hour * 60 + 60) - Math.max(begin, hour * 60));
    return within.some((minutes) => minutes >= leastMinutes);
  });
}

/** The last result for each list of intervals. Lists stay the same objects from batch to batch. */
const known = new WeakMap<readonly PlanInterval[], { key: string; person: PersonCoverage }>();

/** Returns `coverageOfPerson`, computed once for each list of intervals. */
export function knownCoverage(
  intervals: readonly PlanInterval[],
  days: readonly DayBounds[],
): PersonCoverage {
  const key = `${days[0]?.day}/${days.length}`;
  const before = known.get(intervals);
  if (before?.key === key) return before.person;
  const person = coverageOfPerson(intervals, days);
  known.set(intervals, { key, person });
  return person;
}

/**
 * Returns the coverage of a page. Each new batch computes only the people of that batch. While plans are missing, no day is the
 * thinnest.
 *
 * @requirement department-plan-27, department-plan-45
 */
export function coverageOf(
  page: Pick<LoadedPlanPage, 'people' | 'intervals' | 'publicHolidays'>,
  { from, to }: PlanDays,
): Coverage {
  const days = boundsOfDays(from, to);
  const counts = days.map(({ day }) => ({ day, onShift: 0, absent: 0, off: 0, asked: 0 }));
  const hours = days.length === 1 ? Array.from({ length: hourCount }, () => 0) : null;
  let readCount = 0;
  for (const { personRef } of page.people) {
    const intervals = page.intervals.get(personRef);
    // A plan that is not loaded does not count.
    if (!intervals) continue;
    readCount += 1;
    const person = knownCoverage(intervals, days);
    counts.forEach((count, index) => {
      const { presence = 'off', hasAsked = false } = person.days[index] ?? {};
      count[presence] += 1;
      if (hasAsked) count.asked += 1;
    });
    if (hours) for (const hour of person.hours) hours[hour] = (hours[hour] ?? 0) + 1;
  }
  const peopleCount = page.people.length;
  const holidays = new Set(page.publicHolidays.map(({ day }) => day));
  const thinnestDay = readCount === peopleCount ? thinnestOf(counts, holidays) : null;
  return { readCount, peopleCount, days: counts, thinnestDay, hours };
}

/** Returns the workday with the fewest people on shift, the first of several; null where all have the same number. */
function thinnestOf(counts: readonly DayCoverage[], holidays: ReadonlySet<LocalDate>): LocalDate | null {
  const workdays = counts.filter(({ day }) => !isWeekend(day) && !holidays.has(day));
  const [thinnest] = workdays.toSorted((a, b) => a.onShift - b.onShift);
  return thinnest && workdays.some(({ onShift }) => onShift !== thinnest.onShift) ? thinnest.day : null;
}

/** The filters of people: everyone, or people who are absent or on shift on at least one day of the page. */
export const presenceFilters = ['everybody', 'absent', 'onShift'] as const;

/** A filter of people. */
export type PresenceFilter = (typeof presenceFilters)[number];

/** Whether a filter shows a person. A person whose plan is not loaded is shown only without a filter. */
export function isShownBy(
  filter: PresenceFilter,
  intervals: readonly PlanInterval[] | undefined,
  days: readonly DayBounds[],
): boolean {
  if (filter === 'everybody') return true;
  if (!intervals) return false;
  return knownCoverage(intervals, days).days.some(({ presence }) => presence === filter);
}
