import { approvalsRedirects, approvalsRoutes } from '../approvals/approvals.routes.tsx';
import { dashboardRedirects, dashboardRoutes } from '../dashboard/dashboard.routes.tsx';
import { departmentPlanRoutes } from '../department-plan/department-plan.routes.tsx';
import { helpRoutes } from '../help/help.routes.tsx';
import { myPlanRoutes } from '../my-plan/my-plan.routes.tsx';
import { overtimeRoutes } from '../overtime/overtime.routes.tsx';
import { passwordRoutes } from '../password/password.routes.tsx';
import { personalCardRoutes } from '../personal-card/personal-card.routes.tsx';
import { planStatesRoutes } from '../plan-states/plan-states.routes.tsx';
import { presenceRoutes } from '../presence/presence.routes.tsx';
import { reportsRoutes } from '../reports/reports.routes.tsx';
import { requestsRoutes } from '../requests/requests.routes.tsx';
import { terminalRoutes } from '../terminal/terminal.routes.tsx';
import { unavailabilityRoutes } from '../unavailability/unavailability.routes.tsx';
import { worksheetStatesRoutes } from '../worksheet-states/worksheet-states.routes.tsx';
import { worksheetRoutes } from '../worksheet/worksheet.routes.tsx';
import type { AreaRoute, RedirectRoute } from './area-route.ts';

/** Every route behind the sign-in. */
export const areaRoutes: AreaRoute[] = [
  ...dashboardRoutes,
  ...requestsRoutes,
  ...approvalsRoutes,
  ...unavailabilityRoutes,
  ...personalCardRoutes,
  ...passwordRoutes,
  ...myPlanRoutes,
  ...departmentPlanRoutes,
  ...planStatesRoutes,
  ...worksheetRoutes,
  ...worksheetStatesRoutes,
  ...presenceRoutes,
  ...overtimeRoutes,
  ...reportsRoutes,
  ...terminalRoutes,
  ...helpRoutes,
];

/** Every address that only leads on to another. */
export const redirectRoutes: RedirectRoute[] = [...dashboardRedirects, ...approvalsRedirects];
