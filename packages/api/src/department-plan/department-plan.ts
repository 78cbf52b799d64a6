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

/** The people and days of a page of the department plan. */
export interface PlanPageParams {
  from: LocalDate;
  /** The last day shown. */
  to: LocalDate;
  centreId: number;
  includesSubcentres: boolean;
  /** The category of the people; null for all. */
  categoryRef: string | null;
}

/** A person of a department plan. */
export interface DepartmentPerson {
  personRef: string;
  fullName: string;
  personalNumber: string;
  /** Null where there is none or the user may not see it. */
  email: string | null;
  /** Null where there is none or the user may not see it. */
  phone: string | null;
}

/** An interval of a person's plan. */
export interface DepartmentInterval extends PlanInterval {
  /** The reference of the person. */
  ownerRef: string;
}

/** A page of the department plan with the plans that are loaded so far. */
export interface LoadedPlanPage {
  kind: 'people';
  people: readonly DepartmentPerson[];
  publicHolidays: readonly PublicHoliday[];
  /** The intervals by person, sorted by their beginning. A person whose plan is not loaded has no item. */
  intervals: ReadonlyMap<string, readonly DepartmentInterval[]>;
  /** The people whose plans were loaded by the last fetch; the others may still have earlier plans. */
  fetchedRefs: ReadonlySet<string>;
  /** Whether the last fetch recalculated the plans. */
  isRecalculation: boolean;
  /** The people whose plans were recalculated. */
  recalculatedRefs: ReadonlySet<string>;
}

/** A page of the department plan, or the reason why there is none. */
export type DepartmentPlanPage =
  | LoadedPlanPage
  /** The centre has more people than allowed. @requirement department-plan-21 */
  | { kind: 'tooManyPeople'; maxPeopleCount: number };

/** Whether no plan of the page is missing. */
export function isComplete(page: DepartmentPlanPage): boolean {
  if (page.kind === 'tooManyPeople') return true;
  // Plans are loaded from the top, so the search for a missing one begins at the end.
  return page.people.findLast(({ personRef }) => !page.fetchedRefs.has(personRef)) === undefined;
}

/** The maximum number of people where the server names none. @requirement department-plan-44 */
const usualMaximum = 1000;

/** Maps the people of a page, without plans. */
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

/** Maps an interval, without a reason that the user may not see. @requirement department-plan-36 */
export function toDepartmentInterval(
  wire: v.InferOutput<typeof departmentIntervalSchema>,
  rights: PlanRights,
): DepartmentInterval {
  return permittedInterval({ ...toPlanInterval(wire), ownerRef: wire.ownerID }, rights);
}
