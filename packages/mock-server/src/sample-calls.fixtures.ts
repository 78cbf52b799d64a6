import type { EndpointInput } from '@selfservice/api/core/endpoint';
import { centreNamed } from './centres/centre-tree.ts';
import type { CallName, calls } from './core/calls.ts';
import type { PersonKey } from './core/people.ts';
import { people } from './core/people.ts';
import { pendingPlanRequests } from './my-plan/plan-requests.ts';
import { accounts } from './requests/accounts.ts';
import { aDatabase, aRequest } from './requests/requests.fixtures.ts';

/** A call that asks for a token. */
export type SignedCall = {
  [Name in CallName]: (typeof calls)[Name]['auth'] extends 'bearer' ? Name : never;
}[CallName];

/** A good call of an endpoint, and which actions allow it. */
type Sample<Name extends SignedCall> = EndpointInput<(typeof calls)[Name]> & {
  /** Default: the employee. */
  person?: PersonKey;
  /** Any of these groups of actions, without their prefix; every action of a group is needed. */
  ways: readonly (readonly string[])[] | 'everyone';
};

const jana = people.employee.ref;
const alexandra = people.longName.ref;
const everyone = { ways: 'everyone' } as const;
const approving = { person: 'approver', ways: [['RunRequestsApproval']] } as const;
const approvingUnavailability = { person: 'approver', ways: [['RunUnavailabilityApproval']] } as const;
const editing = { ways: [['RunMyUnavailability', 'UnavailabilityEdit']] } as const;
const insideOfDepartment = ['RunDepartmentPlan', 'DepartmentPlanInsertAbsence'];
const centreAreas = ['RunDepartmentPlan', 'RunPlanStates', 'RunWorksheetStates', 'RunPresence'];

const day = { Item1: '2026-11-20T00:00:00Z', Item2: '2026-11-20T00:00:00Z' };
const assembly = { ...day, Item3: centreNamed('Assembly')?.id ?? 0, Item4: true };
const absence = {
  IXS_REF: jana,
  ID_UCET: accounts.trip.id,
  ABS: accounts.trip.shortcuts.en,
  DATUM: '2026-12-21T00:00:00Z',
  CAS_OD: null,
  CAS_DO: null,
};
const unavailability = {
  IXS_REF: jana,
  DATE_REF: '2026-12-21T00:00:00Z',
  NOTE: 'School',
  STARTTIME: null,
  ENDTIME: null,
  DATE_CREATE: '2026-11-20T08:00:00Z',
};
const list = {
  IncludeChildren: true,
  SelectedIxsStr: '',
  SelectedTab: 'approving' as const,
  Sort: '',
  BoolValue: true,
};
const own = { IsActual: true, BoolValue: true };
const report = { message: 'x', route: '/', version: '2.43', userAgent: 'test', time: '2026-11-20T08:00:00Z' };

const database = aDatabase();
const pending = { state: 0, approverRef: people.approver.ref } as const;
const waiting = {
  ofJana: aRequest(database, { ...pending, applicantRef: jana, agenda: 'requests' }).id,
  ofAlexandra: aRequest(database, { ...pending, applicantRef: alexandra, agenda: 'unavailabilities' }).id,
};
const planRequest = (kind: 'signing' | 'change') =>
  pendingPlanRequests(database, jana).find((request) => request.kind === kind)?.id ?? 0;
const standing = [...database.unavailabilities.values()].find(({ personRef }) => personRef === jana);

/** Good calls of every endpoint that asks for a token. Decisions section 4. */
export const sampleCalls: { [Name in SignedCall]: readonly Sample<Name>[] } = {
  getUserList: [everyone],
  getEmploymentTicket: [{ ...everyone, query: { poradi: '1' } }],
  getSubstituteTicket: [{ ...everyone, person: 'substitute', query: { idZast: '71' } }],
  getDashboardData: [everyone],
  getUserLanguage: [everyone],
  postPasswordParam: [{ ...everyone, body: { UserName: 'jana' } }],
  postChangePassword: [
    { ...everyone, body: { UserName: 'jana', OldPassword: 'demo', NewPassword: 'Ty-7-res' } },
  ],
  postReportError: [{ ...everyone, body: report }],
  getCentreLevel: [{ query: { centerID: '' }, ways: centreAreas.map((area) => [area]) }],
  postCategories: [
    { body: { Item1: 0, Item2: true }, ways: centreAreas.map((area) => [area, 'CategoryFilter']) },
  ],
  postDepartmentPeople: [
    { person: 'approver', body: { ...assembly, Item5: null }, ways: [['RunDepartmentPlan']] },
    {
      person: 'approver',
      body: { ...assembly, Item5: '010' },
      ways: [['RunDepartmentPlan', 'CategoryFilter']],
    },
  ],
  postDepartmentIntervals: [{ body: { ...day, Item3: [jana], Item4: false }, ways: [['RunDepartmentPlan']] }],
  postMyPlan: [{ body: { Item1: '2026-11-01T00:00:00Z' }, ways: [['RunMyPlan']] }],
  getOldestMonthWithRequest: [{ ways: [['RunMyPlan']] }],
  postPlanSignatures: [
    { body: { Item1: [planRequest('signing')], Item2: '2.43' }, ways: [['RunMyPlan', 'PlanCheck']] },
  ],
  postPlanChanges: [
    {
      body: { Item1: [planRequest('change')], Item2: true, Item3: '2.43' },
      ways: [['RunMyPlan', 'PlanApprove']],
    },
  ],
  postMyRequests: [
    { body: { ...own, CurrentAgenda: 'requests' }, ways: [['RunMyRequests']] },
    { body: { ...own, CurrentAgenda: 'unavailabilities' }, ways: [['RunMyUnavailability']] },
  ],
  postRequestStatus: [
    { ...approving, body: { Value: waiting.ofJana, Value2: 1, Value3: '' } },
    { ...approvingUnavailability, body: { Value: waiting.ofAlexandra, Value2: 2, Value3: 'No.' } },
    { body: { Value: waiting.ofJana, Value2: 3, Value3: '' }, ways: [['RunMyRequests', 'Absence']] },
    {
      person: 'longName',
      body: { Value: waiting.ofAlexandra, Value2: 3, Value3: '' },
      ways: [['RunMyUnavailability', 'Absence']],
    },
  ],
  postRequestStatusMultiple: [
    { ...approving, body: { Value: [waiting.ofJana], Value2: 1, Value3: '' } },
    { ...approvingUnavailability, body: { Value: [waiting.ofAlexandra], Value2: 1, Value3: '' } },
    {
      person: 'approver',
      body: { Value: [waiting.ofJana, waiting.ofAlexandra], Value2: 1, Value3: '' },
      ways: [['RunRequestsApproval', 'RunUnavailabilityApproval']],
    },
  ],
  postAbsences: [
    {
      body: { Value: [absence] },
      ways: [
        ['RunMyRequests', 'Absence'],
        ['RunMyPlan', 'Absence'],
      ],
    },
    {
      person: 'approver',
      body: { Value: [absence] },
      ways: [['RunRequestsApproval', 'Absence'], insideOfDepartment],
    },
    { person: 'substitute', body: { Value: [absence] }, ways: [insideOfDepartment] },
  ],
  postUnavailabilityRequest: [
    {
      person: 'longName',
      body: { Value: { ...unavailability, IXS_REF: alexandra } },
      ways: [['RunMyUnavailability', 'Absence', 'UnavailabilityEdit']],
    },
    {
      person: 'approver',
      body: { Value: { ...unavailability, IXS_REF: alexandra } },
      ways: [['RunUnavailabilityApproval', 'Absence', 'UnavailabilityEdit']],
    },
  ],
  postRequestAccounts: [
    {
      body: { Value: 'en', Value2: true },
      ways: [
        ['RunMyRequests', 'Absence'],
        ['RunMyPlan', 'Absence'],
        ['RunRequestsApproval', 'Absence'],
        insideOfDepartment,
      ],
    },
  ],
  getRequestPeople: [approving],
  getUnavailabilityPeople: [approvingUnavailability],
  postRequestPeopleFilter: [{ ...approving, body: { Value: 'dvo' } }],
  postUnavailabilityPeopleFilter: [{ ...approvingUnavailability, body: { Value: 'dvo' } }],
  postApprovals: [
    { ...approving, body: { ...list, CurrentAgenda: 'requests' } },
    { ...approvingUnavailability, body: { ...list, CurrentAgenda: 'unavailabilities' } },
  ],
  postUnavailabilities: [
    { body: { Value: jana }, ways: [['RunMyUnavailability']] },
    { ...approvingUnavailability, body: { Value: alexandra } },
  ],
  postCreateUnavailability: [{ ...editing, body: { Value: unavailability } }],
  postDeleteUnavailability: [{ ...editing, body: { Value: standing?.id ?? 0 } }],
};
