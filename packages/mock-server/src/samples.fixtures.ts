import type { Endpoint, EndpointInput } from '@selfservice/api/core/endpoint';
import type { PersonKey } from './core/people.ts';
import { people } from './core/people.ts';

/** A valid call of an endpoint with the actions that allow it. */
export type Sample<E extends Endpoint> = EndpointInput<E> & {
  /** The person who calls. Default: the employee. */
  person?: PersonKey;
  /** The alternative groups of actions without their prefix. All actions of one group are needed. */
  ways: readonly (readonly string[])[] | 'everyone';
};

type Signed = Endpoint & { readonly auth: 'bearer' };

/**
 * Valid calls of every endpoint of an area that requires a token. They are the default export of
 * `<area>.samples.fixtures.ts`, where the tests of all handlers find them.
 */
export type SamplesOf<Wire> = {
  [Name in keyof Wire as Wire[Name] extends Signed ? Name : never]: readonly Sample<
    Extract<Wire[Name], Signed>
  >[];
};

/** A call that is allowed for everyone who is signed in. */
export const everyone = { ways: 'everyone' } as const;

/** A call of an approver of requests. */
export const approving = { person: 'approver', ways: [['RunRequestsApproval']] } as const;

/** A call of an approver of unavailabilities. */
export const approvingUnavailability = {
  person: 'approver',
  ways: [['RunUnavailabilityApproval']],
} as const;

/** The actions for entering an absence in the department plan. */
export const insideOfDepartment = ['RunDepartmentPlan', 'DepartmentPlanInsertAbsence'];

/** The reference of the employee. */
export const jana = people.employee.ref;

/** The reference of the person with a long name. */
export const alexandra = people.longName.ref;

/** A whole-day unavailability. */
export const unavailability = {
  IXS_REF: jana,
  DATE_REF: '2026-12-21T00:00:00Z',
  NOTE: 'School',
  STARTTIME: null,
  ENDTIME: null,
  DATE_CREATE: '2026-11-20T08:00:00Z',
};

/** The day of the scenario as a range. */
export const day = { Item1: '2026-11-20T00:00:00Z', Item2: '2026-11-20T00:00:00Z' };
