import type { LocalDate } from '../core/local-date.ts';
import { minutesBetween } from '../core/local-date-arithmetic.ts';
import type { PlanInterval } from '../core/plan-interval.ts';
import { isOtherEntry } from '../core/plan-interval.ts';
import type { DayBounds } from './away.ts';
import { askedOn, awayOn, boundsOfDays, covers } from './away.ts';
import type { LoadedPlanPage } from './department-plan.ts';
import type { PlanDays } from './plan-days.ts';

/** How many of the people whose plans have been read are where on a day. Each of them is on shift or away. */
export interface DayCoverage {
  day: LocalDate;
  /** Have a shift that nothing takes whole. */
  onShift: number;
  /** Have no shift, or an entry that takes the whole of it. */
  away: number;
  /** Have asked to be away; counted beside the other two. */
  asked: number;
}

/** Who is there and who is not, on the days of a page. */
export interface Coverage {
  /** How many people's plans have been read. What is counted is of them alone. */
  readCount: number;
  /** How many people there are. */
  peopleCount: number;
  days: readonly DayCoverage[];
  /** How many are on shift in each hour of a page of one day, for half of the hour or more; null for several days. */
  hours: readonly number[] | null;
}

/** Where somebody is on the days of a page. */
export interface PersonCoverage {
  /** One for each day. */
  days: readonly { isAway: boolean; hasAsked: boolean }[];
  /** The hours on shift of a page of one day. */
  hours: readonly number[];
}

/** Hours of a day on the wall. */
const hourCount = 24;
/** An hour counts from so many minutes of a shift on: half an hour of handover makes nobody twice as many. */
const leastMinutes = 30;

/** Reads out of somebody's plan where the person is. */
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

/** The hours of a day in which somebody is on shift, also on one that began the day before. */
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

/** What was read out of a list, for which days: the lists of people whose plans stay are the same from batch to batch. */
const known = new WeakMap<readonly PlanInterval[], { key: string; person: PersonCoverage }>();

/** `coverageOfPerson`, worked out once for each list of intervals. */
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

/** Counts who is there on the days of a page; with each batch only the people are looked at who have come with it. */
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
    // Nothing is known of a plan that has not come.
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

/** Which people of a page are shown: all of them, or who is away or on shift on one of its days at least. */
export const presenceFilters = ['everybody', 'away', 'onShift'] as const;

/** Which people of a page are shown. */
export type PresenceFilter = (typeof presenceFilters)[number];

/** Whether somebody is shown. Of a plan that has not been read nothing is said: it is shown with everybody alone. */
export function isShownBy(
  filter: PresenceFilter,
  intervals: readonly PlanInterval[] | undefined,
  days: readonly DayBounds[],
): boolean {
  if (filter === 'everybody') return true;
  if (!intervals) return false;
  return knownCoverage(intervals, days).days.some(({ isAway }) => isAway === (filter === 'away'));
}
