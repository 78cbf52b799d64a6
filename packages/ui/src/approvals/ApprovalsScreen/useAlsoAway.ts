import { centreLevelQuery } from '@selfservice/api/centres/centres';
import { cachedPlanPage, onPlanPageChange } from '@selfservice/api/department-plan/cached-plan-pages';
import { isAllowed } from '@selfservice/api/session/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../environment/Environment.tsx';
import { importWithRetry } from '../../primitives/Deferred/importWithRetry.ts';
import type { AwayCounts } from '../AwayCounts/createAwayCounts.ts';
import { createAwayCounts } from '../AwayCounts/createAwayCounts.ts';

const loadAwayCount = () => import('../AwayCounts/awayCount.ts');

/** Counts who else is away from the cached pages of the department plan. It fetches nothing. */
export function useAlsoAway(): AwayCounts {
  const client = useQueryClient();
  const { clock, permissions } = useEnvironment();
  const [awayCounts] = useState(() =>
    createAwayCounts({
      clock,
      pageFor(days) {
        const root = client.getQueryData(centreLevelQuery(clock, null).queryKey);
        if (!root || !isAllowed(permissions, 'runDepartmentPlan')) return null;
        return cachedPlanPage(client, { ...days, centreId: root.centre.id, permissions });
      },
      async loadCounting() {
        const { awayCount } = await importWithRetry(loadAwayCount);
        return awayCount;
      },
      subscribe: (onChange) => onPlanPageChange(client, onChange),
    }),
  );
  return awayCounts;
}
