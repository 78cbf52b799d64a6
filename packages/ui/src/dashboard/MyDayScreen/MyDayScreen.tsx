import { dateOf, monthOf } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { myPlanQuery } from '@selfservice/api/my-plan/my-plan';
import { isAllowed } from '@selfservice/api/session/permissions';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from '../../environment/Environment.tsx';
import { useNow } from '../../environment/useNow.ts';
import type { MyDayPlan } from '../MyDay/DayWords.tsx';
import { MyDay } from '../MyDay/MyDay.tsx';
import { comingDays } from '../MyDay/comingDays.ts';
import { dayFacts } from '../MyDay/dayFacts.ts';
import type { PassOfDay } from '../MyDay/PassOfDay.ts';

export interface MyDayScreenProps {
  /** The last pass; null if there is none, undefined if it is unknown. */
  lastPass: PassOfDay | null | undefined;
}

/**
 * My day on home. Fetches the plan of the month with the query of My plan if the user may see it, and the next
 * month only if this one does not contain the next shift.
 * @requirement dashboard-13, dashboard-14, dashboard-15, dashboard-33
 */
export function MyDayScreen({ lastPass }: MyDayScreenProps) {
  const canSeePlan = isAllowed(usePermissions(), 'runMyPlan');
  const now = useNow();
  const month = monthOf(now);
  const current = useQuery({ ...myPlanQuery(month), enabled: canSeePlan });
  const needsNext = current.data !== undefined && dayFacts({ plan: current.data }, now).needsNextMonth;
  const following = useQuery({ ...myPlanQuery(addMonths(month, 1)), enabled: needsNext });

  function plan(): MyDayPlan {
    if (!canSeePlan) return { kind: 'hidden' };
    const { data, error, isFetching, refetch } = current;
    if (data) {
      const known = { plan: data, nextPlan: needsNext ? following.data : undefined };
      return {
        kind: 'known',
        facts: dayFacts(known, now),
        week: comingDays(known, dateOf(now)),
        isNextPending: needsNext && following.isPending,
      };
    }
    if (!error) return { kind: 'loading' };
    return { kind: 'failed', error, isRetrying: isFetching, onRetry: () => void refetch() };
  }

  return <MyDay plan={plan()} now={now} lastPass={lastPass} />;
}
