import type { AreaRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** The states of plans. */
export const planStatesRoutes: AreaRoute[] = [
  { path: '/plan/states', runAction: 'runPlanStates', Screen: NotAvailable },
];
