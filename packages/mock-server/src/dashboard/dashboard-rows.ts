import type { dashboardSchema } from '@selfservice/api/dashboard/dashboard.wire';
import type * as v from 'valibot';
import type { PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';

type DashboardRow = v.InferInput<typeof dashboardSchema>;
type Vacation = NonNullable<DashboardRow['vacation']>;

const nothingWaits = {
  planCheck: 0,
  planApprove: 0,
  my: 0,
  myPlnunava: 0,
  forApproval: 0,
  forApprovalPlnunava: 0,
  overtime: 0,
};

const vacation = (days: number): Vacation => ({
  days,
  minutes: days * 480,
  nameEN: 'Vacation',
  nameCZ: 'Dovolená',
  nameSK: 'Dovolenka',
});

const extraVacation = (days: number): Vacation => ({
  days,
  minutes: days * 480,
  nameEN: 'Sick days',
  nameCZ: 'Zdravotní volno',
  nameSK: 'Zdravotné voľno',
});

const seniorityVacation = (days: number): Vacation => ({
  days,
  minutes: days * 480,
  nameEN: 'Long-service leave',
  nameCZ: 'Volno za věrnost',
  nameSK: 'Voľno za vernosť',
});

const ordinary: DashboardRow = {
  emailForNotifications: 'jana.dvorakova@example.com',
  balance: { isComputed: true, hasError: false, minutes: 765 },
  vacation: vacation(14.5),
  addVacation: extraVacation(2),
  addVacation2: null,
  lastPassage: { time: '2026-11-20T07:58:00Z', text: 'In' },
  isApprovable: true,
  isApprover: false,
  isApproverPlnunava: false,
  isAbsenceApprover: false,
  isApprovablePlnunava: false,
  requestsCounts: { ...nothingWaits, planCheck: 1, planApprove: 1, my: 3, myPlnunava: 1, overtime: 1 },
  wsRequests: { worksheetRequestCount: 1 },
};

const approving: DashboardRow = {
  ...ordinary,
  emailForNotifications: 'petr.svoboda@example.com',
  balance: { isComputed: true, hasError: false, minutes: -95 },
  vacation: vacation(7),
  addVacation2: seniorityVacation(1),
  isApprover: true,
  isApproverPlnunava: true,
  isAbsenceApprover: true,
  requestsCounts: { ...nothingWaits, planCheck: 2, my: 1, forApproval: 8, forApprovalPlnunava: 2 },
  wsRequests: { worksheetRequestCount: 0 },
};

/** What differs from an ordinary employee's home. */
const own: Partial<Record<PersonKey, DashboardRow>> = {
  approver: approving,
  manager: {
    ...approving,
    emailForNotifications: 'eva.horakova@example.com',
    balance: { isComputed: true, hasError: false, minutes: 1875 },
    vacation: vacation(21),
    isApprovable: false,
    requestsCounts: { ...nothingWaits, forApproval: 124, forApprovalPlnunava: 17 },
  },
  restricted: { ...ordinary, isApprovable: false, requestsCounts: nothingWaits },
  longName: {
    ...ordinary,
    balance: { isComputed: true, hasError: true, minutes: -7965 },
    vacation: vacation(-0.5),
    isApprovablePlnunava: true,
  },
  firstDay: {
    ...ordinary,
    emailForNotifications: '',
    balance: { isComputed: false, hasError: false, minutes: 0 },
    vacation: null,
    addVacation: null,
    lastPassage: null,
    requestsCounts: nothingWaits,
    wsRequests: { worksheetRequestCount: 0 },
  },
};

const secondEmployment: DashboardRow = {
  ...ordinary,
  balance: { isComputed: true, hasError: false, minutes: 30 },
  vacation: vacation(5),
  addVacation: null,
  lastPassage: { time: '2026-11-19T22:04:00Z', text: 'Out' },
  requestsCounts: nothingWaits,
  wsRequests: { worksheetRequestCount: 0 },
};

/** Home of the person with a reference. */
export function dashboardRowOf(ref: string): DashboardRow {
  if (personKeys.some((key) => people[key].secondEmployment?.ref === ref)) return secondEmployment;
  const person = personKeys.find((key) => people[key].ref === ref);
  return (person && own[person]) ?? ordinary;
}
