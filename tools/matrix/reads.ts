import { approvalsQuery } from '@selfservice/api/approvals/approvals';
import { categoriesQuery, centreLevelQuery } from '@selfservice/api/centres/centres';
import { localDate, monthOf } from '@selfservice/api/core/local-date';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import { departmentPlanPageQuery } from '@selfservice/api/department-plan/department-plan-page-query';
import { myPlanQuery, oldestMonthWithPlanRequestQuery } from '@selfservice/api/my-plan/my-plan';
import { overtimeQuery } from '@selfservice/api/overtime/overtime';
import { hasPasswordQuery, passwordRulesQuery } from '@selfservice/api/password/password';
import { personalCardQuery } from '@selfservice/api/personal-card/personal-card';
import { planStatesQuery, recommendedDaysQuery } from '@selfservice/api/plan-states/plan-states';
import { presenceQuery } from '@selfservice/api/presence/presence-query';
import {
  dailyAccountsQuery,
  holidayAccountsQuery,
  serverReportsQuery,
} from '@selfservice/api/reports/reports';
import { requestAccountsQuery } from '@selfservice/api/requests/new-request';
import { requestPeopleQuery } from '@selfservice/api/requests/request-people';
import { myRequestsQuery } from '@selfservice/api/requests/requests';
import { allPermissions } from '@selfservice/api/session/permissions';
import { savedLanguageQuery } from '@selfservice/api/session/saved-language';
import { substitutionsQuery } from '@selfservice/api/settings/substitutions';
import { lastPassesQuery } from '@selfservice/api/terminal/last-passes';
import { passTypesQuery } from '@selfservice/api/terminal/pass-types';
import { unavailabilitiesQuery } from '@selfservice/api/unavailability/unavailability';
import { attachmentFileQuery, attachmentsQuery } from '@selfservice/api/worksheet/attachments';
import { monthToSignQuery } from '@selfservice/api/worksheet/month-to-sign';
import { worksheetParametersQuery, worksheetQuery } from '@selfservice/api/worksheet/worksheet-query';
import { worksheetStatesQuery } from '@selfservice/api/worksheet-states/worksheet-states';
import { centreNamed } from '@selfservice/mock-server/centres/centre-tree';
import { people } from '@selfservice/mock-server/core/people';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { FaultyBackend } from './faulty-backend.ts';

/** A query of the product with valid input. */
export interface ReadRow {
  /** The signed-in person. Default `employee`. */
  person?: PersonKey;
  key(backend: FaultyBackend): QueryKey;
  /** Whether the query ignores some failures, so that the number of attempts is not checked. Default false. */
  isTolerant?: boolean;
  /** The number of attempts after a temporary error. */
  attempts(backend: FaultyBackend): number;
  /** Fetches the data, ignoring the cache. */
  read(backend: FaultyBackend): Promise<unknown>;
}

type Options = Parameters<QueryClient['fetchQuery']>[0];

function row(
  options: (backend: FaultyBackend) => { queryKey: QueryKey; retry?: unknown },
  rest: Pick<ReadRow, 'person' | 'isTolerant'> = {},
): ReadRow {
  return {
    ...rest,
    key: (backend) => options(backend).queryKey,
    attempts: (backend) => (options(backend).retry === false ? 1 : 3),
    read: (backend) => backend.client.fetchQuery({ ...(options(backend) as Options), staleTime: 0 }),
  };
}

const { ref, userName } = people.employee;
const month = monthOf(localDate('2026-11-01'));
const worksheet = { personRef: ref, month: monthOf(localDate('2026-10-01')) };
/** A centre whose people the manager can see. */
const centreId = centreNamed(people.manager.centre)?.id ?? 0;
const chosen = { centreId, includesSubcentres: true, categoryRef: null };
const days = { from: localDate('2026-11-16'), to: localDate('2026-11-22') };
const manager = { person: 'manager' } as const;
const approver = { person: 'approver' } as const;
const focus = { isCurrent: () => true, visibleRefs: () => [] };

/** All queries that the api package exports, by name. */
export const reads: Record<string, ReadRow> = {
  approvalsQuery: row(
    () => approvalsQuery({ agenda: 'requests', isPendingOnly: true, search: '', applicantRef: '' }),
    approver,
  ),
  attachmentFileQuery: row(() => attachmentFileQuery({ personRef: ref, month }, 'parkovne.jpg')),
  attachmentsQuery: row(() => attachmentsQuery(worksheet)),
  categoriesQuery: row(() => categoriesQuery(centreId, true), manager),
  centreLevelQuery: row(({ clock }) => centreLevelQuery(clock, null), manager),
  dailyAccountsQuery: row(() => dailyAccountsQuery('en')),
  dashboardQuery: row(() => dashboardQuery()),
  departmentPlanPageQuery: row(
    () =>
      departmentPlanPageQuery({
        request: { ...days, ...chosen },
        permissions: allPermissions,
        focus,
      }),
    manager,
  ),
  hasPasswordQuery: row(() => hasPasswordQuery(userName)),
  holidayAccountsQuery: row(() => holidayAccountsQuery('en')),
  lastPassesQuery: row(() => lastPassesQuery()),
  monthToSignQuery: row(
    () =>
      monthToSignQuery({
        personRef: ref,
        shownMonth: month,
        language: 'en',
        today: localDate('2026-11-20'),
      }),
    { isTolerant: true },
  ),
  myPlanQuery: row(() => myPlanQuery(month)),
  myRequestsQuery: row(() => myRequestsQuery({ agenda: 'requests', isPendingOnly: false })),
  oldestMonthWithPlanRequestQuery: row(() => oldestMonthWithPlanRequestQuery()),
  overtimeQuery: row(() => overtimeQuery()),
  passTypesQuery: row(() => passTypesQuery('en')),
  passwordRulesQuery: row(() => passwordRulesQuery(userName)),
  personalCardQuery: row(() => personalCardQuery()),
  planStatesQuery: row(
    () => planStatesQuery({ people: chosen, days, state: 'notPassed' }, allPermissions),
    manager,
  ),
  presenceQuery: row(
    ({ clock }) => presenceQuery(clock, { people: chosen, filter: 'all' }, allPermissions),
    manager,
  ),
  recommendedDaysQuery: row(() => recommendedDaysQuery(), manager),
  requestAccountsQuery: row(() => requestAccountsQuery('en')),
  requestPeopleQuery: row(() => requestPeopleQuery('requests', ''), approver),
  savedLanguageQuery: row(() => savedLanguageQuery()),
  serverReportsQuery: row(() => serverReportsQuery('en')),
  substitutionsQuery: row(() => substitutionsQuery()),
  unavailabilitiesQuery: row(() => unavailabilitiesQuery(ref)),
  worksheetParametersQuery: row(() => worksheetParametersQuery()),
  worksheetQuery: row(() =>
    worksheetQuery({ ...worksheet, endDate: localDate('2026-10-31'), language: 'en' }),
  ),
  worksheetStatesQuery: row(
    () => worksheetStatesQuery({ people: chosen, month, filter: 'all' }, allPermissions),
    manager,
  ),
};
