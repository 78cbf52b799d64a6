import {
  loadedPlace,
  prefetchDepartmentPlan,
} from '@selfservice/api/department-plan/prefetch-department-plan';
import { useEnvironment } from '@selfservice/ui/environment/Environment';
import { useToday } from '@selfservice/ui/environment/useNow';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStoredValues } from '../shell/SignedInContext.ts';
import { defaultPlanMode } from './default-plan-mode.ts';
import { readPlanPlace } from './plan-address.ts';

/** The sign-ins that have opened the screen: later its code is loaded and fetches immediately. */
const entered = new WeakSet<QueryClient>();

/**
 * Renders nothing. It prefetches the data and texts of the address while the code of the screen is loading.
 */
export default function PlanPrefetch() {
  const client = useQueryClient();
  const environment = useEnvironment();
  const today = useToday();
  const { departmentPlan: remembered } = useStoredValues();
  const { search } = useLocation();
  const { i18n } = useTranslation([]);
  // Called during the render, because effects wait until the code of the screen is loaded.
  if (!entered.has(client)) {
    entered.add(client);
    const place = readPlanPlace(new URLSearchParams(search), remembered, today, defaultPlanMode());
    // As the screen: a phone begins with people by shift.
    const view = window.matchMedia('(width < 640px)').matches ? 'groups' : 'timeline';
    void prefetchDepartmentPlan(client, environment, loadedPlace(place, view));
    i18n.loadNamespaces(['department-plan', 'centres']).catch(() => {});
  }
  return null;
}
