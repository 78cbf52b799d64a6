import type * as v from 'valibot';
import type { LocalDate } from '../core/local-date.ts';
import type { PlanInterval, PublicHoliday } from '../core/plan-interval.ts';
import { toPlanInterval, toPublicHolidays } from '../core/plan-interval.ts';
import type {
  departmentIntervalSchema,
  departmentPersonSchema,
  postDepartmentPeople,
} from './department-plan.wire.ts';
import type { PlanRights } from './plan-rights.ts';
import { permittedInterval, permittedPerson } from './plan-rights.ts';

/** Which people and days a page of the department plan shows. */
export interface PlanPageParams {
  from: LocalDate;
  /** The last day shown. */
  to: LocalDate;
  centreId: number;
  includesSubcentres: boolean;
  /** Null: people of every category. */
  categoryRef: string | null;
}

/** Somebody in a department plan. */
export interface DepartmentPerson {
  personRef: string;
  fullName: string;
  personalNumber: string;
  /** Null where there is none or the user may not see it. */
  email: string | null;
  /** Null where there is none or the user may not see it. */
  phone: string | null;
}

/** An interval of somebody's plan. */
export interface DepartmentInterval extends PlanInterval {
  /** Whose it is. */
  ownerRef: string;
}

/** A page of the department plan with what is known of it so far. */
export interface LoadedPlanPage {
  kind: 'people';
  people: readonly DepartmentPerson[];
  publicHolidays: readonly PublicHoliday[];
  /** By person, each in the order of their begin; nothing for a person whose plan has not come yet. */
  intervals: ReadonlyMap<string, readonly DepartmentInterval[]>;
  /** Whose plans have come since the page was asked for last; the others may still show what was known before. */
  fetchedRefs: ReadonlySet<string>;
  /** Whether plans were to be computed anew. */
  isRecalculation: boolean;
  /** Whose plans were computed anew. */
  recalculatedRefs: ReadonlySet<string>;
}

/** A page of the department plan, or what stands in its place. */
export type DepartmentPlanPage =
  | LoadedPlanPage
  /** The centre has more people than may be shown. Specification 001 section 8. */
  | { kind: 'tooManyPeople'; maxPeopleCount: number };

/** Whether nothing of the page is left to be fetched. */
export function isComplete(page: DepartmentPlanPage): boolean {
  if (page.kind === 'tooManyPeople') return true;
  // Plans come from the top: the last people are the first to tell that some are missing.
  return page.people.findLast(({ personRef }) => !page.fetchedRefs.has(personRef)) === undefined;
}

/** So many people may be shown where the server names no maximum. Specification 001 section 8. */
const usualMaximum = 1000;

/** Maps the people of a page; nobody's plan has come yet. */
export function toPlanPage(
  wire: v.InferOutput<typeof postDepartmentPeople.answer>,
  rights: PlanRights,
  isRecalculation = false,
): DepartmentPlanPage {
  const maxPeopleCount = wire.maxAllowedPersonsCount || usualMaximum;
  if (wire.tooMuchPersons || wire.persons.length > maxPeopleCount)
    return { kind: 'tooManyPeople', maxPeopleCount };
  return {
    kind: 'people',
    people: wire.persons.map((person) => permittedPerson(toDepartmentPerson(person), rights)),
    publicHolidays: toPublicHolidays(wire.publicHolidays),
    intervals: new Map(),
    fetchedRefs: new Set(),
    isRecalculation,
    recalculatedRefs: new Set(),
  };
}

function toDepartmentPerson(wire: v.InferOutput<typeof departmentPersonSchema>): DepartmentPerson {
  return {
    personRef: wire.id,
    fullName: wire.name,
    personalNumber: wire.personalNumber,
    email: wire.email || null,
    phone: wire.phone || null,
  };
}

/** Maps an interval; a reason that the user may not know stays behind. */
export function toDepartmentInterval(
  wire: v.InferOutput<typeof departmentIntervalSchema>,
  rights: PlanRights,
): DepartmentInterval {
  return permittedInterval({ ...toPlanInterval(wire), ownerRef: wire.ownerID }, rights);
}
