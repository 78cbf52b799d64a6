import type { QueryClient } from '@tanstack/react-query';
import type { LocalDate } from '../core/local-date.ts';
import { addDays, daysBetween } from '../core/local-date-arithmetic.ts';
import type { RequestOutcome } from '../requests/new-request.ts';
import type { SessionValues } from '../session/session-values.ts';
import type { PlanNews, PlanNewsOptions } from './create-plan-news.ts';
import { createPlanNews } from './create-plan-news.ts';
import type { MyPlan, PlanChangeDecision } from './my-plan.ts';
import { decidePlanChangesMutation, myPlanQuery } from './my-plan.ts';

const decisionKey = JSON.stringify(decidePlanChangesMutation().mutationKey);
const requestKey = JSON.stringify(['requests', 'create']);

/** Options of `planNewsOf`. */
export interface SessionPlanNews extends PlanNewsOptions {
  client: QueryClient;
  /** Reference of the person whose plan it is. */
  personRef: string;
  sessionValue: SessionValues;
}

/** Returns the news about the plan of a session, the same until it ends. From the first call on, own changes are noted. */
export function planNewsOf({ store, clock, client, personRef, sessionValue }: SessionPlanNews): PlanNews {
  return sessionValue('planNews', (ended) => {
    const news = createPlanNews({ store, clock });
    ended.addEventListener('abort', watchOwnChanges(client, personRef, news));
    return news;
  });
}

/**
 * Notes the days that the user has changed: by a decision on a change of the plan, or by a request.
 *
 * @param personRef the person whose plan it is; requests for other people change nothing in it
 * @returns a function that ends it
 * @requirement my-plan-57
 */
function watchOwnChanges(client: QueryClient, personRef: string, news: PlanNews): () => void {
  return client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const key = JSON.stringify(event.mutation.options.mutationKey);
    if (key === decisionKey)
      news.noteOwn(decidedDays(client, event.mutation.state.variables as PlanChangeDecision));
    else if (key === requestKey)
      news.noteOwn(requestedDays(event.action.data as RequestOutcome[], personRef));
  });
}

function decidedDays(client: QueryClient, { month, requestIds }: PlanChangeDecision): LocalDate[] {
  const plan = client.getQueryData<MyPlan>(myPlanQuery(month).queryKey);
  return (plan?.changeRequests ?? []).filter(({ id }) => requestIds.includes(id)).map(({ day }) => day);
}

function requestedDays(outcomes: readonly RequestOutcome[], personRef: string): LocalDate[] {
  return outcomes
    .filter(({ part, state }) => state !== 'notSaved' && part.account && part.personRef === personRef)
    .flatMap(({ part: { firstDay, lastDay } }) =>
      Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, at) => addDays(firstDay, at)),
    );
}
