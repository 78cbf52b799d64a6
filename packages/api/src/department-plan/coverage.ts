import type { LocalDate } from '../core/local-date.ts';
import { minutesBetween } from '../core/local-date-arithmetic.ts';
import type { PlanInterval } from '../core/plan-interval.ts';
import { isOtherEntry } from '../core/plan-interval.ts';
import type { DayBounds } from './away.ts';
import { askedOn, awayOn, boundsOfDays, covers } from './away.ts';
import type { LoadedPlanPage } from './department-plan.ts';
import type { PlanDays } from './plan-days.ts';

/** The numbers of people on a day, of those whose plans are loaded. Each of them is on shift or away. */
export interface DayCoverage {
  day: LocalDate;
  /** People with a shift that no entry covers completely. */
  onShift: number;
  /** People without a shift, or with an entry that covers all of it. */
  away: number;
  /** People with an open request, who also count in one of the other two. */
  asked: number;
}

/** The numbers of people on shift and away on the days of a page. @requirement department-plan-26, department-plan-27 */
export interface Coverage {
  /** The number of people whose plans are loaded. All counts are about them. */
  readCount: number;
  /** The number of people of the page. */
  peopleCount: number;
  days: readonly DayCoverage[];
  /** The number of people on shift in each hour of a one-day page, for at least half an hour; null for several days. */
  hours: readonly number[] | null;
}

/** The coverage of one person on the days of a page. */
export interface PersonCoverage {
  /** An item for each day. */
  days: readonly { isAway: boolean; hasAsked: boolean }[];
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
      isAway: awayOn(intervals, day) !== null,
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

/** Returns the coverage of a page. Each new batch computes only the people of that batch. */
export function coverageOf(
  page: Pick<LoadedPlanPage, 'people' | 'intervals'>,
  { from, to }: PlanDays,
): Coverage {
  const days = boundsOfDays(from, to);
  const counts = days.map(({ day }) => ({ day, onShift: 0, away: 0, asked: 0 }));
  const hours = days.length === 1 ? Array.from({ length: hourCount }, () => 0) : null;
  let readCount = 0;
  for (const { personRef } of page.people) {
    const intervals = page.intervals.get(personRef);
    // A plan that is not loaded does not count.
    if (!intervals) continue;
    readCount += 1;
    const person = knownCoverage(intervals, days);
    counts.forEach((count, index) => {
      const { isAway = false, hasAsked = false } = person.days[index] ?? {};
      if (isAway) count.away += 1;
      else count.onShift += 1;
      if (hasAsked) count.asked += 1;
    });
    if (hours) for (const hour of person.hours) hours[hour] = (hours[hour] ?? 0) + 1;
  }
  return { readCount, peopleCount: page.people.length, days: counts, hours };
}

/** The filters of people: everyone, or people who are away or on shift on at least one day of the page. */
export const presenceFilters = ['everybody', 'away', 'onShift'] as const;

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
  return knownCoverage(intervals, days).days.some(({ isAway }) => isAway === (filter === 'away'));
}
