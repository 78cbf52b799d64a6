import type { AreaRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** The plan of a department. */
export const departmentPlanRoutes: AreaRoute[] = [
  { path: '/plan/department', runAction: 'runDepartmentPlan', Screen: NotAvailable },
];
