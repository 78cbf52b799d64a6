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
import { toPlanInterval, isPartOfADay, withGhost } from './toPlanInterval.ts';
import type { TeamRole } from './rowsThatMatter.ts';
import { rowsThatMatter } from './rowsThatMatter.ts';

/** Another person beside a request. */
export interface Teammate {
  personRef: string;
  name: string;
  /** The personal number where another person has the same name; otherwise empty. */
  number: string;
  role: TeamRole;
  /** The number of requested days on which the role applies. */
  dayCount: number;
  /** The reason of the absence as the server words it; empty where there is none or the user may not see it. */
  reason: string;
  plan: readonly PlanInterval[];
}

/** The people around a request on its days. */
export interface TeamAround {
  /** The shown days. */
  page: PlanDays;
  /** The applicant, with the request in the plan; `number` as in a teammate. */
  applicant: { id: string; name: string; number: string; plan: readonly PlanInterval[] };
  /** Whether the applicant was found among the people: otherwise nothing is concluded about the others. */
  isApplicantFound: boolean;
  /** The request as an interval of the plan. */
  ghost: PlanInterval;
  /** Whether the request is for a part of one day, so that hours are shown. */
  hasHours: boolean;
  /** The people shown first, and the others who are away. */
  others: { first: readonly Teammate[]; more: readonly Teammate[] };
  /** The numbers of people on shift, away and with an open request on each day. */
  coverage: Coverage;
  /** The requested days on which the applicant has a shift; all of them if there is none. */
  relevantDays: readonly LocalDate[];
  holidays: readonly PublicHoliday[];
  /** Whether plans are missing. */
  isPartial: boolean;
}

/** The parts of a request that the plan needs. */
export interface RequestedAbsence {
  /** Full name of the applicant as the list of requests has it. */
  applicant: string;
  /** Account and date range, as text from the server. */
  text: string;
  /** The requested days. */
  days: RequestDays;
}

/**
 * Returns the applicant by name, because the list of requests has no reference. Among namesakes it is the person whose
 * personal number appears beside the name; null where no one or more than one matches.
 */
export function applicantIn(people: readonly DepartmentPerson[], applicant: string): DepartmentPerson | null {
  const namesakes = namesakesIn(people, applicant);
  const words = applicant.split(/[\s,()]+/);
  const numbered = namesakes.filter(({ personalNumber }) => words.includes(personalNumber));
  const [found, ...others] = numbered.length > 0 ? numbered : namesakes;
  return found && others.length === 0 ? found : null;
}

/** Returns the people with the applicant's name. */
export function namesakesIn(people: readonly DepartmentPerson[], applicant: string): DepartmentPerson[] {
  return people.filter(({ fullName }) => isSameName(fullName, applicant));
}

/** Returns a function that returns the personal number of a person who has a namesake, otherwise an empty text. */
function numbersAmong(people: readonly DepartmentPerson[]): (person: DepartmentPerson) => string {
  const byName = Map.groupBy(people, ({ fullName }) => nameKey(fullName));
  const isShared = (name: string) => (byName.get(nameKey(name))?.length ?? 0) > 1;
  return ({ fullName, personalNumber }) => (isShared(fullName) ? personalNumber : '');
}

/** Returns the people of the same shift, the people who are away, and those with an open request. @requirement approvals-20 */
export function teammatesOf(page: LoadedPlanPage, { applicant, days }: RequestedAbsence): Teammate[] {
  const found = applicantIn(page.people, applicant);
  const applicantPlan = found && page.intervals.get(found.personRef);
  const relevant = relevantDays(applicantPlan, days);
  const numberOf = numbersAmong(page.people);
  return page.people
    .filter((person) => person !== found)
    .flatMap((person) => {
      const { personRef, fullName: name } = person;
      const plan = page.intervals.get(personRef);
      // A plan that is not loaded says nothing.
      const role = plan && roleOf(plan, applicantPlan ?? [], relevant);
      return role ? [{ personRef, name, number: numberOf(person), plan, ...role }] : [];
    });
}

/** Returns the requested days with a shift of the applicant; all days if there is none. On other days nothing changes. */
function relevantDays(plan: readonly PlanInterval[] | null | undefined, { first, last }: RequestDays) {
  const requested = boundsOfDays(first, last);
  const worked = plan ? requested.filter((day) => shiftsOn(plan, day).length > 0) : [];
  return worked.length > 0 ? worked : requested;
}

/** Returns the people around a request. */
export function teamAround(page: LoadedPlanPage, asked: RequestedAbsence, shown: PlanDays): TeamAround {
  const found = applicantIn(page.people, asked.applicant);
  const applicantPlan = found && page.intervals.get(found.personRef);
  const possible = found ? [found] : namesakesIn(page.people, asked.applicant);
  const known = possible.flatMap(({ personRef }) => page.intervals.get(personRef) ?? []);
  const ghost = toPlanInterval(asked.text, asked.days);
  return {
    page: shown,
    applicant: {
      id: found?.personRef ?? '',
      name: found?.fullName ?? asked.applicant,
      number: found ? numbersAmong(page.people)(found) : '',
      plan: withGhost(applicantPlan ?? [], ghost),
    },
    isApplicantFound: found !== null,
    ghost,
    hasHours: isPartOfADay(asked.text, asked.days),
    others: rowsThatMatter(teammatesOf(page, asked)),
    coverage: withAsked(coverageOf(page, shown), known, ghost),
    relevantDays: relevantDays(applicantPlan, asked.days).map(({ day }) => day),
    holidays: page.publicHolidays,
    isPartial: !isComplete(page),
  };
}

function roleOf(
  plan: readonly PlanInterval[],
  applicantPlan: readonly PlanInterval[],
  days: readonly DayBounds[],
): Pick<Teammate, 'role' | 'dayCount' | 'reason'> | null {
  const absence = absenceFrom(plan, days);
  if (absence && !absence.isOff) {
    const { isRequested, reason, days: away } = absence;
    return { role: isRequested ? 'asked' : 'away', dayCount: away.length, reason };
  }
  const shared = days.filter((day) => awayOn(plan, day) === null && isShared(plan, applicantPlan, day));
  if (shared.length > 0) return { role: 'sameShift', dayCount: shared.length, reason: '' };
  return absence && { role: 'off', dayCount: absence.days.length, reason: '' };
}

function isShared(
  plan: readonly PlanInterval[],
  applicantPlan: readonly PlanInterval[],
  day: DayBounds,
): boolean {
  const theirs = shiftsOn(plan, day);
  return shiftsOn(applicantPlan, day).some((shift) => theirs.some((other) => isSameShift(shift, other)));
}

/** Adds the applicant's request to the counts where the plan does not have it. */
function withAsked(
  coverage: Coverage,
  applicantPlan: readonly PlanInterval[],
  ghost: PlanInterval,
): Coverage {
  const isNew = (day: LocalDate) => {
    const [bounds] = boundsOfDays(day, day);
    return bounds && askedOn([ghost], bounds).length > 0 && askedOn(applicantPlan, bounds).length === 0;
  };
  return {
    ...coverage,
    days: coverage.days.map((count) => (isNew(count.day) ? { ...count, asked: count.asked + 1 } : count)),
  };
}

/** Whether two names are the same without titles, numbers and the order of their parts. */
function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** Returns a text that is the same for equal names. */
function nameKey(name: string): string {
  const words = (name.split(',')[0] ?? '').toLowerCase().split(/\s+/);
  return words
    .filter((word) => word !== '' && !word.endsWith('.') && !/\d/.test(word))
    .toSorted()
    .join(' ');
}
