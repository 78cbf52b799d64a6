import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanInterval, PublicHoliday } from '@selfservice/api/core/plan-interval';
import type { DayBounds } from '@selfservice/api/department-plan/away';
import { askedOn, awayOn, boundsOfDays, shiftsOn } from '@selfservice/api/department-plan/away';
import type { Coverage } from '@selfservice/api/department-plan/coverage';
import { coverageOf } from '@selfservice/api/department-plan/coverage';
import type { DepartmentPerson, LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import { isComplete } from '@selfservice/api/department-plan/department-plan';
import type { PlanDays } from '@selfservice/api/department-plan/plan-days';
import { isSameShift } from '@selfservice/api/department-plan/same-shift';
import type { RequestDays } from '@selfservice/api/requests/request-days';
import { absenceFrom } from './absenceFrom.ts';
import { ghostOf, isPartOfADay, withGhost } from './ghostOf.ts';
import type { TeamRole } from './rowsThatMatter.ts';
import { rowsThatMatter } from './rowsThatMatter.ts';

/** Another person beside a request. */
export interface Teammate {
  personRef: string;
  name: string;
  /** The personal number where another person has the same name; otherwise empty. */
  number: string;
  role: TeamRole;
  /** On how many of the days that matter. */
  dayCount: number;
  /** Why the person is away, in the server's words; empty where it has none, and where they are not to be known. */
  reason: string;
  plan: readonly PlanInterval[];
}

/** The people around a request on its days. */
export interface TeamAround {
  /** The days that are shown. */
  page: PlanDays;
  /** The applicant, with the request in the plan; `number` as that of a teammate. */
  applicant: { id: string; name: string; number: string; plan: readonly PlanInterval[] };
  /** Whether it is known which of the people is the applicant: otherwise nothing follows about the others. */
  isApplicantFound: boolean;
  /** What is asked for. */
  ghost: PlanInterval;
  /** It is for a part of one day: the hours matter. */
  hasHours: boolean;
  /** The others whose rows matter, and the others who are away. */
  others: { first: readonly Teammate[]; more: readonly Teammate[] };
  /** How many are where, on each of the days. */
  coverage: Coverage;
  holidays: readonly PublicHoliday[];
  /** Plans are missing. */
  isPartial: boolean;
}

/** A request as far as the plan is concerned. */
export interface Asked {
  /** Full name of whoever asks, as the list of requests writes it. */
  applicant: string;
  /** What is asked for, in the server's words. */
  text: string;
  /** The days and times that are asked for. */
  days: RequestDays;
}

/**
 * The applicant among people: the list of requests has no reference. Of several with the name the one whose personal
 * number appears beside it; null where no one, or more than one, may be meant.
 */
export function applicantIn(people: readonly DepartmentPerson[], applicant: string): DepartmentPerson | null {
  const namesakes = namesakesIn(people, applicant);
  const words = applicant.split(/[\s,()]+/);
  const numbered = namesakes.filter(({ personalNumber }) => words.includes(personalNumber));
  const [found, ...others] = numbered.length > 0 ? numbered : namesakes;
  return found && others.length === 0 ? found : null;
}

/** The people with the applicant's name. */
export function namesakesIn(people: readonly DepartmentPerson[], applicant: string): DepartmentPerson[] {
  return people.filter(({ fullName }) => isSameName(fullName, applicant));
}

/** Returns the personal number of a person whose name another one has too, otherwise an empty text. */
function numbersAmong(people: readonly DepartmentPerson[]): (person: DepartmentPerson) => string {
  const byName = Map.groupBy(people, ({ fullName }) => nameKey(fullName));
  const isShared = (name: string) => (byName.get(nameKey(name))?.length ?? 0) > 1;
  return ({ fullName, personalNumber }) => (isShared(fullName) ? personalNumber : '');
}

/** Reads out of a department's plan who shares the shift, who else is away and who has asked too. */
export function teammatesOf(page: LoadedPlanPage, { applicant, days }: Asked): Teammate[] {
  const asker = applicantIn(page.people, applicant);
  const own = asker && page.intervals.get(asker.personRef);
  const asked = boundsOfDays(days.first, days.last);
  const worked = own ? asked.filter((day) => shiftsOn(own, day).length > 0) : [];
  // Where whoever asks has no shift anyhow, nobody else is missed.
  const mattering = worked.length > 0 ? worked : asked;
  const numberOf = numbersAmong(page.people);
  return page.people
    .filter((person) => person !== asker)
    .flatMap((person) => {
      const { personRef, fullName: name } = person;
      const plan = page.intervals.get(personRef);
      // Nothing is known of a plan that has not come.
      const standing = plan && standingOf(plan, own ?? [], mattering);
      return standing ? [{ personRef, name, number: numberOf(person), plan, ...standing }] : [];
    });
}

/** The people around a request. */
export function teamAround(page: LoadedPlanPage, asked: Asked, shown: PlanDays): TeamAround {
  const asker = applicantIn(page.people, asked.applicant);
  const own = asker && page.intervals.get(asker.personRef);
  const possible = asker ? [asker] : namesakesIn(page.people, asked.applicant);
  const known = possible.flatMap(({ personRef }) => page.intervals.get(personRef) ?? []);
  const ghost = ghostOf(asked.text, asked.days);
  return {
    page: shown,
    applicant: {
      id: asker?.personRef ?? '',
      name: asker?.fullName ?? asked.applicant,
      number: asker ? numbersAmong(page.people)(asker) : '',
      plan: withGhost(own ?? [], ghost),
    },
    isApplicantFound: asker !== null,
    ghost,
    hasHours: isPartOfADay(asked.text, asked.days),
    others: rowsThatMatter(teammatesOf(page, asked)),
    coverage: withAsked(coverageOf(page, shown), known, ghost),
    holidays: page.publicHolidays,
    isPartial: !isComplete(page),
  };
}

function standingOf(
  plan: readonly PlanInterval[],
  own: readonly PlanInterval[],
  days: readonly DayBounds[],
): Pick<Teammate, 'role' | 'dayCount' | 'reason'> | null {
  const absence = absenceFrom(plan, days);
  if (absence && !absence.isOff) {
    const { isRequested, reason, days: away } = absence;
    return { role: isRequested ? 'asked' : 'away', dayCount: away.length, reason };
  }
  const shared = days.filter((day) => awayOn(plan, day) === null && isShared(plan, own, day));
  if (shared.length > 0) return { role: 'mate', dayCount: shared.length, reason: '' };
  return absence && { role: 'off', dayCount: absence.days.length, reason: '' };
}

function isShared(plan: readonly PlanInterval[], own: readonly PlanInterval[], day: DayBounds): boolean {
  const theirs = shiftsOn(plan, day);
  return shiftsOn(own, day).some((shift) => theirs.some((other) => isSameShift(shift, other)));
}

/** Counts the applicant's request where the plan does not have it. */
function withAsked(coverage: Coverage, own: readonly PlanInterval[], ghost: PlanInterval): Coverage {
  const isNew = (day: LocalDate) => {
    const [bounds] = boundsOfDays(day, day);
    return bounds && askedOn([ghost], bounds).length > 0 && askedOn(own, bounds).length === 0;
  };
  return {
    ...coverage,
    days: coverage.days.map((count) => (isNew(count.day) ? { ...count, asked: count.asked + 1 } : count)),
  };
}

/** Whether two names are the same: titles, numbers and the order of the parts may differ. */
function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** Returns the same text for names that are the same. */
function nameKey(name: string): string {
  const words = (name.split(',')[0] ?? '').toLowerCase().split(/\s+/);
  return words
    .filter((word) => word !== '' && !word.endsWith('.') && !/\d/.test(word))
    .toSorted()
    .join(' ');
}
