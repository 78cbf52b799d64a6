import type { LocalMonth } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { myPlanQuery, oldestMonthWithPlanRequestQuery } from '@selfservice/api/my-plan/my-plan';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePermissions } from '../../environment/Environment.tsx';
import { answerableKinds, answerableMonth, waitingOf } from './waiting.ts';

/**
 * The plan of a month, its neighbours at hand, and what waits in it and elsewhere.
 *
 * @param concernedMonth the month of the day that a menu or a dialog is about
 */
export function useMyPlan(month: LocalMonth, concernedMonth: LocalMonth) {
  const permissions = usePermissions();
  const client = useQueryClient();
  const oldestQuery = oldestMonthWithPlanRequestQuery();
  const plan = useQuery(myPlanQuery(month));
  const kinds = answerableKinds(permissions);
  const oldest = useQuery({ ...oldestQuery, enabled: kinds > 0 }).data ?? null;
  const oldestPlan = useQuery({
    ...myPlanQuery(oldest ?? month),
    enabled: oldest !== null && kinds === 1,
  });
  const concerned = useQuery(myPlanQuery(concernedMonth));
  const isKnown = plan.data !== undefined;
  useEffect(() => {
    // The neighbours come after what was asked for, and only once.
    if (!isKnown) return;
    for (const way of [-1, 1])
      void client.prefetchQuery({ ...myPlanQuery(addMonths(month, way)), staleTime: Infinity });
  }, [client, month, isKnown]);
  return {
    plan,
    /** What can be signed and decided on in it. */
    waiting: waitingOf(plan.data, permissions),
    /** Another month where something waits; null for none. */
    elsewhere: isKnown && oldest !== month ? answerableMonth(oldest, oldestPlan.data, permissions) : null,
    /** The plan of the concerned month; undefined until it is known. */
    concernedPlan: concerned.data,
    /** Fetches the oldest month with something that the user may answer; null for none, or where that is not known. */
    async nextWaitingMonth(): Promise<LocalMonth | null> {
      if (kinds === 0) return null;
      try {
        const next = await client.fetchQuery({ ...oldestQuery, staleTime: 0 });
        const nextPlan =
          next !== null && kinds === 1
            ? await client.fetchQuery({ ...myPlanQuery(next), staleTime: 0 })
            : undefined;
        return answerableMonth(next, nextPlan, permissions);
      } catch {
        return null;
      }
    },
  };
}
