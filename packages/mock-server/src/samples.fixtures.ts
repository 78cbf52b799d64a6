import type { Endpoint, EndpointInput } from '@selfservice/api/core/endpoint';
import type { PersonKey } from './core/people.ts';
import { people } from './core/people.ts';

/** A good call of an endpoint, and which actions allow it. */
export type Sample<E extends Endpoint> = EndpointInput<E> & {
  /** Default: the employee. */
  person?: PersonKey;
  /** Any of these groups of actions, without their prefix; every action of a group is needed. */
  ways: readonly (readonly string[])[] | 'everyone';
};

type Signed = Endpoint & { readonly auth: 'bearer' };

/**
 * Good calls of every endpoint of an area that asks for a token. Decisions section 4. `<area>.samples.fixtures.ts` exports
 * them by default, and the tests of all handlers find them.
 */
export type SamplesOf<Wire> = {
  [Name in keyof Wire as Wire[Name] extends Signed ? Name : never]: readonly Sample<
    Extract<Wire[Name], Signed>
  >[];
};

/** Whoever is signed in. */
export const everyone = { ways: 'everyone' } as const;

/** Who approves requests. */
export const approving = { person: 'approver', ways: [['RunRequestsApproval']] } as const;

/** Who approves unavailabilities. */
export const approvingUnavailability = {
  person: 'approver',
  ways: [['RunUnavailabilityApproval']],
} as const;

/** Who enters an absence in the plan of a department. */
export const insideOfDepartment = ['RunDepartmentPlan', 'DepartmentPlanInsertAbsence'];

/** Reference of the employee. */
export const jana = people.employee.ref;

/** Reference of the person with a long name. */
export const alexandra = people.longName.ref;

/** A day of unavailability. */
export const unavailability = {
  IXS_REF: jana,
  DATE_REF: '2026-12-21T00:00:00Z',
  NOTE: 'School',
  STARTTIME: null,
  ENDTIME: null,
  DATE_CREATE: '2026-11-20T08:00:00Z',
};

/** The scenario's day, from it to it. */
export const day = { Item1: '2026-11-20T00:00:00Z', Item2: '2026-11-20T00:00:00Z' };
