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

/** One query of the product with an input for which the backend has an answer. */
export interface ReadRow {
  /** Who reads. Default `employee`. */
  person?: PersonKey;
  key(backend: FaultyBackend): QueryKey;
  /** Whether a failure only leaves something out: then the number of attempts is its own. Default false. */
  isTolerant?: boolean;
  /** The number of attempts after a failure that may pass. */
  attempts(backend: FaultyBackend): number;
  /** Reads now, whatever the cache holds. */
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
/** A centre whose people the manager sees. */
const centreId = centreNamed('Assembly')?.id ?? 0;
const chosen = { centreId, includesSubcentres: true, categoryRef: null };
const days = { from: localDate('2026-11-16'), to: localDate('2026-11-22') };
const manager = { person: 'manager' } as const;
const approver = { person: 'approver' } as const;
const focus = { isCurrent: () => true, visibleRefs: () => [] };

/** Every query that the api package exports, by its name. */
export const reads: Record<string, ReadRow> = {
  approvalsQuery: row(
    ({ transport }) =>
      approvalsQuery(transport, { agenda: 'requests', isPendingOnly: true, search: '', applicantRef: '' }),
    approver,
  ),
  attachmentFileQuery: row(({ transport }) =>
    attachmentFileQuery(transport, { personRef: ref, month }, 'parkovne.jpg'),
  ),
  attachmentsQuery: row(({ transport }) => attachmentsQuery(transport, worksheet)),
  categoriesQuery: row(({ transport }) => categoriesQuery(transport, centreId, true), manager),
  centreLevelQuery: row(({ transport, clock }) => centreLevelQuery(transport, clock, null), manager),
  dailyAccountsQuery: row(({ transport }) => dailyAccountsQuery(transport, 'en')),
  dashboardQuery: row(({ transport }) => dashboardQuery(transport)),
  departmentPlanPageQuery: row(
    ({ transport }) =>
      departmentPlanPageQuery(transport, {
        request: { ...days, ...chosen },
        permissions: allPermissions,
        focus,
      }),
    manager,
  ),
  hasPasswordQuery: row(({ transport }) => hasPasswordQuery(transport, userName)),
  holidayAccountsQuery: row(({ transport }) => holidayAccountsQuery(transport, 'en')),
  lastPassesQuery: row(({ transport }) => lastPassesQuery(transport)),
  monthToSignQuery: row(
    ({ transport }) =>
      monthToSignQuery(transport, {
        personRef: ref,
        shownMonth: month,
        language: 'en',
        today: localDate('2026-11-20'),
      }),
    { isTolerant: true },
  ),
  myPlanQuery: row(({ transport }) => myPlanQuery(transport, month)),
  myRequestsQuery: row(({ transport }) =>
    myRequestsQuery(transport, { agenda: 'requests', isPendingOnly: false }),
  ),
  oldestMonthWithPlanRequestQuery: row(({ transport }) => oldestMonthWithPlanRequestQuery(transport)),
  overtimeQuery: row(({ transport }) => overtimeQuery(transport)),
  passTypesQuery: row(({ transport }) => passTypesQuery(transport, 'en')),
  passwordRulesQuery: row(({ transport }) => passwordRulesQuery(transport, userName)),
  personalCardQuery: row(({ transport }) => personalCardQuery(transport)),
  planStatesQuery: row(
    ({ transport }) =>
      planStatesQuery(transport, { people: chosen, days, state: 'notPassed' }, allPermissions),
    manager,
  ),
  presenceQuery: row(
    ({ transport, clock }) =>
      presenceQuery(transport, clock, { people: chosen, filter: 'all' }, allPermissions),
    manager,
  ),
  recommendedDaysQuery: row(({ transport }) => recommendedDaysQuery(transport), manager),
  requestAccountsQuery: row(({ transport }) => requestAccountsQuery(transport, 'en')),
  requestPeopleQuery: row(({ transport }) => requestPeopleQuery(transport, 'requests', ''), approver),
  savedLanguageQuery: row(({ transport }) => savedLanguageQuery(transport)),
  serverReportsQuery: row(({ transport }) => serverReportsQuery(transport, 'en')),
  substitutionsQuery: row(({ transport }) => substitutionsQuery(transport)),
  unavailabilitiesQuery: row(({ transport }) => unavailabilitiesQuery(transport, ref)),
  worksheetParametersQuery: row(({ transport }) => worksheetParametersQuery(transport)),
  worksheetQuery: row(({ transport }) =>
    worksheetQuery(transport, { ...worksheet, endDate: localDate('2026-10-31'), language: 'en' }),
  ),
  worksheetStatesQuery: row(
    ({ transport }) =>
      worksheetStatesQuery(transport, { people: chosen, month, filter: 'all' }, allPermissions),
    manager,
  ),
};
