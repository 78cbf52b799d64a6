import { localDateTime } from '@selfservice/api/core/local-date';
import type { Dashboard } from '@selfservice/api/dashboard/dashboard';
import type { SelectablePerson } from '@selfservice/api/session/session-state';
import type { DashboardIdentity } from './DashboardScreen/DashboardScreen.tsx';

/** The employee of the stories. */
export const anIdentity: DashboardIdentity = {
  givenName: 'Jana',
  surname: 'Dvořáková',
  degreeBefore: '',
  degreeAfter: '',
  personalNumber: '100234',
  isSubstitution: false,
};

/** The employment of the employee. */
export const aSelectedPerson: SelectablePerson = {
  personRef: '0001001',
  fullName: 'Dvořáková Jana',
  employmentOrder: 1,
  substitutionId: null,
  centreName: 'Assembly',
};

/** The balance of the employee in the mock backend. */
export const employeeBalance = '+2:21';

/** The dashboard of an ordinary employee, with differences. */
export function aDashboard(differences: Partial<Dashboard> = {}): Dashboard {
  return {
    notificationEmail: 'jana.dvorakova@example.com',
    balance: { isComputed: true, hasError: false, minutes: 765 },
    vacation: { days: 14.5, minutes: 6960, name: { en: 'Vacation', cs: 'Dovolená', sk: 'Dovolenka' } },
    additionalVacation1: { days: 2, minutes: 960, name: { en: '', cs: '', sk: '' } },
    additionalVacation2: null,
    lastPass: { time: localDateTime('2026-11-20T07:58:00'), text: 'In' },
    roles: {
      isApprovable: true,
      isApprover: false,
      isUnavailabilityApprover: false,
      isAbsenceApprover: false,
      isUnavailabilityApprovable: false,
    },
    counts: {
      planCheck: 1,
      planApprove: 1,
      myRequests: 3,
      myUnavailability: 1,
      requestsToApprove: 0,
      unavailabilitiesToApprove: 0,
      overtime: 1,
      worksheetSignatures: 1,
    },
    ...differences,
  };
}
