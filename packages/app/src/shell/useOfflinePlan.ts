import { myPlanQuery } from '@selfservice/api/my-plan/my-plan';
import type { MyPlan } from '@selfservice/api/my-plan/my-plan';
import type { OfflinePlanKeeping } from '@selfservice/api/my-plan/create-offline-plan';
import { createOfflinePlan } from '@selfservice/api/my-plan/create-offline-plan';
import { createSignOuts } from '@selfservice/api/session/sign-outs';
import { useClock } from '@selfservice/ui/environment/Environment';
import { useQueryClient } from '@tanstack/react-query';
import { offlinePlanDevice, onOtherTab } from '../my-plan/offline-plan-here.ts';
import { onResume } from './page-resume.ts';
import { useHost, useSignedIn } from './SignedInContext.ts';

/** Returns the offline plan of the sign-in, the same one until it ends. */
export function useOfflinePlan(): OfflinePlanKeeping {
  const { scope } = useSignedIn();
  const { stored } = useHost();
  const clock = useClock();
  const client = useQueryClient();

  return scope.sessionValue('offlinePlan', (ended) => {
    const keeping = createOfflinePlan({
      device: offlinePlanDevice(stored.offlinePlan),
      identity: scope.identity,
      clock,
      ended,
      hasLoggedOut() {
        const signIn = stored.signIn.read();
        return !signIn || createSignOuts(stored.signOuts, clock).endOf(signIn) === 'logOut';
      },
      // `receive` gets the result from the cache.
      fetchMonth: (month) => client.fetchQuery({ ...myPlanQuery(month), staleTime: 0 }),
    });
    const unsubscribes = [
      client.getQueryCache().subscribe((event) => {
        const [area, part] = event.query.queryKey;
        const isPlan = area === 'my-plan' && part === 'month';
        if (isPlan && event.type === 'updated' && event.action.type === 'success')
          keeping.receive(event.action.data as MyPlan);
      }),
      onResume(() => void keeping.refresh()),
      onOtherTab(stored.offlinePlan, keeping.follow),
    ];
    ended.addEventListener('abort', () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    });
    void keeping.refresh();
    return keeping;
  });
}
