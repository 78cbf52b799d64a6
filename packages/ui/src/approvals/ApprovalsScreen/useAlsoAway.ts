import { onAnyPlanPage } from '@selfservice/api/department-plan/any-plan-page';
import { isAllowed } from '@selfservice/api/session/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../environment/Environment.tsx';
import { importWithRetry } from '../../primitives/Deferred/importWithRetry.ts';
import type { AwayCounts } from '../AwayCounts/createAwayCounts.ts';

/** Deferred: 6 kB (gzip) less until a plan is cached. */
const loadAwayCounts = () => import('../AwayCounts/cachedAwayCounts.ts');

/** Returns the numbers of other people who are away; null until a plan of the department is cached. It fetches no plan. */
export function useAlsoAway(): AwayCounts | null {
  const client = useQueryClient();
  const { clock, permissions } = useEnvironment();
  const [awayCounts, setAwayCounts] = useState<AwayCounts | null>(null);
  const isWanted = awayCounts === null && isAllowed(permissions, 'runDepartmentPlan');
  useEffect(() => {
    if (!isWanted) return undefined;
    return onAnyPlanPage(client, () => {
      importWithRetry(loadAwayCounts).then(
        ({ cachedAwayCounts }) =>
          setAwayCounts((earlier) => earlier ?? cachedAwayCounts(client, { clock, permissions })),
        // No number is shown, and the next page tries again.
        () => {},
      );
    });
  }, [client, clock, permissions, isWanted]);
  return awayCounts;
}
