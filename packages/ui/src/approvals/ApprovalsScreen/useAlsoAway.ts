import { centreLevelQuery } from '@selfservice/api/centres/centres';
import { cachedPlanPage, onPlanPageChange } from '@selfservice/api/department-plan/cached-plan-pages';
import { isAllowed } from '@selfservice/api/session/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../environment/Environment.tsx';
import { importWithRetry } from '../../primitives/Deferred/importWithRetry.ts';
import type { AlsoAway } from '../AlsoAway/createAlsoAway.ts';
import { createAlsoAway } from '../AlsoAway/createAlsoAway.ts';

const loadAwayCount = () => import('../AlsoAway/awayCount.ts');

/** Reads who else is away out of what the department's plan has left in the cache; asks for nothing. */
export function useAlsoAway(): AlsoAway {
  const client = useQueryClient();
  const { clock, permissions } = useEnvironment();
  const [alsoAway] = useState(() =>
    createAlsoAway({
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
  return alsoAway;
}
