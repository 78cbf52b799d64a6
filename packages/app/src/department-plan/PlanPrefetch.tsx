import { dateOf } from '@selfservice/api/core/local-date';
import { prefetchDepartmentPlan } from '@selfservice/api/department-plan/prefetch-department-plan';
import { useEnvironment } from '@selfservice/ui/environment/Environment';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStoredValues } from '../shell/SignedInContext.ts';
import { readPlanPlace } from './plan-address.ts';

/** The sign-ins that have entered: later the screen's code is there and asks at once. */
const entered = new WeakSet<QueryClient>();

/**
 * Shows nothing: while the screen's code is on its way, it asks for what the address is going to show, as the screen itself
 * would, and for its texts.
 */
export default function PlanPrefetch() {
  const client = useQueryClient();
  const environment = useEnvironment();
  const { departmentPlan: remembered } = useStoredValues();
  const { search } = useLocation();
  const { i18n } = useTranslation([]);
  // While rendering, as the code itself is asked for: effects wait until the screen is there.
  if (!entered.has(client)) {
    entered.add(client);
    const today = dateOf(environment.clock.localNow());
    const place = readPlanPlace(new URLSearchParams(search), remembered, today);
    void prefetchDepartmentPlan(client, environment, place);
    i18n.loadNamespaces(['department-plan', 'centres']).catch(() => {});
  }
  return null;
}
