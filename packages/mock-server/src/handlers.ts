import type { HttpHandler } from 'msw';
import { approvalsHandlers } from './approvals/approvals.handlers.ts';
import { centresHandlers } from './centres/centres.handlers.ts';
import type { Database } from './core/database.ts';
import type { ContractHandler } from './core/handler.ts';
import { dashboardHandlers } from './dashboard/dashboard.handlers.ts';
import { departmentPlanHandlers } from './department-plan/department-plan.handlers.ts';
import { errorsHandlers } from './errors/errors.handlers.ts';
import { myPlanHandlers } from './my-plan/my-plan.handlers.ts';
import { passwordHandlers } from './password/password.handlers.ts';
import { requestsHandlers } from './requests/requests.handlers.ts';
import { sessionHandlers } from './session/session.handlers.ts';
import { settingsHandlers } from './settings/settings.handlers.ts';
import { unavailabilityHandlers } from './unavailability/unavailability.handlers.ts';

/** Every handler of the contract. */
export const contractHandlers: ContractHandler[] = [
  ...sessionHandlers,
  ...settingsHandlers,
  ...dashboardHandlers,
  ...centresHandlers,
  ...myPlanHandlers,
  ...departmentPlanHandlers,
  ...requestsHandlers,
  ...approvalsHandlers,
  ...unavailabilityHandlers,
  ...passwordHandlers,
  ...errorsHandlers,
];

/** The msw handlers of a backend. The database is asked for at each call, so that it can be exchanged. */
export function createHandlers(database: () => Database): HttpHandler[] {
  return contractHandlers.map((handler) => handler.over(database));
}
