import type { LocalMonth } from '@selfservice/api/core/local-date';
import { myPlanQuery, publicationOf } from '@selfservice/api/my-plan/my-plan';
import type { Agenda } from '@selfservice/api/requests/requests';
import { myRequestsQuery } from '@selfservice/api/requests/requests';
import { isAllowed } from '@selfservice/api/session/permissions';
import { useQueries, useQuery } from '@tanstack/react-query';
import { usePermissions } from '../../environment/Environment.tsx';
import type { DayRange } from '../../i18n/formatRange.ts';
import type { OwnRequest } from '../asked-days/ownRequests.ts';
import { ownRequests } from '../asked-days/ownRequests.ts';
import type { PlannedDays } from '../asked-days/plannedDays.ts';
import { monthsOfRange, plannedDaysOf } from '../asked-days/plannedDays.ts';
import type { PlanNote } from '../RequestMonth/MonthNotes.tsx';

/** What `useRequestDays` works with. */
export interface RequestDaysOptions {
  agenda: Agenda;
  /** It is asked for the person who is signed in: plan and requests are theirs. */
  isOwn: boolean;
  /** The month in sight. */
  month: LocalMonth;
  /** The days that are asked for; null while they are not whole. */
  range: DayRange | null;
}

/** What is known of the days that can be asked for. Whatever is missing is left out: nothing waits for it. */
export interface RequestDays {
  planned: PlannedDays;
  /** What has been asked for already and stands. */
  requests: readonly OwnRequest[];
  /** What is to be said of the plan of the month in sight; null: nothing. */
  planNote: PlanNote | null;
  /** Asks for the plan of the month in sight once more. */
  retry: () => void;
}

const runs = { requests: 'runMyRequests', unavailabilities: 'runMyUnavailability' } as const;

/** Reads the person's own plan and requests, as the plan and the list do. */
export function useRequestDays({ agenda, isOwn, month, range }: RequestDaysOptions): RequestDays {
  const permissions = usePermissions();
  const hasPlan = isOwn && isAllowed(permissions, 'runMyPlan');
  const hasRequests = isOwn && isAllowed(permissions, runs[agenda]);
  const others = range ? monthsOfRange(range).filter((each) => each !== month) : [];
  const plans = useQueries({
    queries: [month, ...others].map((each) => ({ ...myPlanQuery(each), enabled: hasPlan })),
  });
  const requests = useQuery({
    ...myRequestsQuery({ agenda, isPendingOnly: false }),
    enabled: hasRequests,
  });
  const [shown] = plans;
  const noteOfShown = (): PlanNote | null => {
    if (!isOwn) return 'somebodyElse';
    if (!hasPlan) return 'noRight';
    if (!shown?.data) return shown?.isError && !shown.isFetching ? 'failed' : 'loading';
    return publicationOf(shown.data) === 'published' ? null : 'unpublished';
  };
  return {
    planned: plannedDaysOf(hasPlan ? plans.flatMap(({ data }) => data ?? []) : []),
    requests: ownRequests((hasRequests && requests.data) || []),
    planNote: noteOfShown(),
    retry: () => void shown?.refetch(),
  };
}
