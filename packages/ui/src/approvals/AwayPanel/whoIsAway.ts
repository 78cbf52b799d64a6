import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { dateOf } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { addDays, daysBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { DepartmentPlanPage, LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import { isComplete } from '@selfservice/api/department-plan/department-plan';
import type { RequestDays } from '@selfservice/api/requests/request-days';

/** Somebody who is away on days of a request. */
export interface AwayPerson {
  personRef: string;
  name: string;
  /** On which of the request's days, in order. */
  days: readonly LocalDate[];
  /** Why, in the server's words; empty where that is not known or not to be known. */
  reason: string;
  /** Has only asked for it so far. */
  isRequested: boolean;
}

/** What is known of who else is away. */
export type Away =
  | { kind: 'loading' }
  | { kind: 'failed'; onRetry: () => void }
  /** The centre has more people than may be looked through. */
  | { kind: 'tooManyPeople'; maxPeopleCount: number }
  /** Plans are still coming while `isPartial`. */
  | { kind: 'known'; people: readonly AwayPerson[]; days: readonly LocalDate[]; isPartial: boolean };

/** Reads out of a department's plan who else is away while somebody would be. */
export function toAway(page: DepartmentPlanPage, range: RequestDays, applicant: string): Away {
  if (page.kind === 'tooManyPeople') return page;
  const days = daysOf(range);
  return {
    kind: 'known',
    days,
    isPartial: !isComplete(page),
    people: page.people
      .filter(({ fullName }) => !isSameName(fullName, applicant))
      .flatMap(({ personRef, fullName }) => {
        const away = awayOf(page, personRef, days);
        return away ? [{ personRef, name: fullName, ...away }] : [];
      })
      .toSorted((a, b) => Number(a.isRequested) - Number(b.isRequested) || b.days.length - a.days.length),
  };
}

/** How many of the people are away on a day; those who have only asked do not count. */
export function countOn(people: readonly AwayPerson[], day: LocalDate): number {
  return people.filter(({ days, isRequested }) => !isRequested && days.includes(day)).length;
}

function daysOf({ first, last }: RequestDays): LocalDate[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}

function awayOf(page: LoadedPlanPage, personRef: string, days: readonly LocalDate[]) {
  const intervals = page.intervals.get(personRef) ?? [];
  const absences = intervals.filter(({ kind }) => kind === 'absence');
  const shown = absences.length > 0 ? absences : intervals.filter(({ kind }) => kind === 'request');
  const onDays = days.filter((day) => shown.some((interval) => isOn(interval, day)));
  if (onDays.length === 0) return null;
  const reasons = shown.filter((interval) => onDays.some((day) => isOn(interval, day)));
  return {
    days: onDays,
    reason: [...new Set(reasons.map(({ name }) => name))].filter((name) => name !== '').join(', '),
    isRequested: absences.length === 0,
  };
}

/** An interval that ends at midnight is not on the day that begins then. */
function isOn({ begin, end }: PlanInterval, day: LocalDate): boolean {
  return dateOf(begin) <= day && end > `${day}T00:00:00`;
}

/** The list of requests says a name and no reference; titles and the order of the parts may differ. */
function isSameName(one: string, other: string): boolean {
  return toParts(one) === toParts(other);
}

function toParts(name: string): string {
  const words = (name.split(',')[0] ?? '').toLowerCase().split(/\s+/);
  return words
    .filter((word) => word !== '' && !word.endsWith('.'))
    .toSorted()
    .join(' ');
}
