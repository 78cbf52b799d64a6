import type { LocalDate } from '@selfservice/api/core/local-date';
import { addDays, daysBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { DepartmentPlanPage } from '@selfservice/api/department-plan/department-plan';
import { isComplete } from '@selfservice/api/department-plan/department-plan';
import type { RequestDays } from '@selfservice/api/requests/request-days';
import { awayFrom } from './awayFrom.ts';
import type { Absence } from './awayFrom.ts';

/** Somebody who is away on days of a request. */
export interface AwayPerson extends Absence {
  personRef: string;
  name: string;
}

/** Why something is not known, and the way to ask for it again. */
export interface AwayFailure {
  error: Error;
  onRetry: () => void;
}

/** What is known of who else is away. */
export type Away =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & AwayFailure)
  /** The centre has more people than may be looked through. */
  | { kind: 'tooManyPeople'; maxPeopleCount: number }
  /** While `isPartial` plans are still coming, or with a `failure` could not be read. */
  | {
      kind: 'known';
      people: readonly AwayPerson[];
      days: readonly LocalDate[];
      isPartial: boolean;
      failure?: AwayFailure | undefined;
    };

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
        // Nothing is known of a plan that has not come.
        const intervals = page.intervals.get(personRef);
        const away = intervals && awayFrom(intervals, days);
        return away ? [{ personRef, name: fullName, ...away }] : [];
      })
      .toSorted((a, b) => rankOf(a) - rankOf(b) || b.days.length - a.days.length),
  };
}

/** Who is off anyhow comes after whoever is missed, and whoever has only asked comes last. */
function rankOf({ isOff, isRequested }: AwayPerson): number {
  return isRequested ? 2 : Number(isOff);
}

/** How many of the people are away on a day; those who have only asked do not count. */
export function countOn(people: readonly AwayPerson[], day: LocalDate): number {
  return people.filter(({ days, isRequested }) => !isRequested && days.includes(day)).length;
}

function daysOf({ first, last }: RequestDays): LocalDate[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
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
