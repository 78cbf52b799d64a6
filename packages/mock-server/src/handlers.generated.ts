// Written by tools/new/collect.ts from the folders of the areas.
import { approvalsHandlers } from './approvals/approvals.handlers.ts';
import { centresHandlers } from './centres/centres.handlers.ts';
import type { ContractHandler } from './core/handler.ts';
import { dashboardHandlers } from './dashboard/dashboard.handlers.ts';
import { departmentPlanHandlers } from './department-plan/department-plan.handlers.ts';
import { errorsHandlers } from './errors/errors.handlers.ts';
import { myPlanHandlers } from './my-plan/my-plan.handlers.ts';
import { overtimeHandlers } from './overtime/overtime.handlers.ts';
import { passwordHandlers } from './password/password.handlers.ts';
import { personalCardHandlers } from './personal-card/personal-card.handlers.ts';
import { planStatesHandlers } from './plan-states/plan-states.handlers.ts';
import { presenceHandlers } from './presence/presence.handlers.ts';
import { reportsHandlers } from './reports/reports.handlers.ts';
import { requestsHandlers } from './requests/requests.handlers.ts';
import { sessionHandlers } from './session/session.handlers.ts';
import { settingsHandlers } from './settings/settings.handlers.ts';
import { terminalHandlers } from './terminal/terminal.handlers.ts';
import { unavailabilityHandlers } from './unavailability/unavailability.handlers.ts';
import { worksheetStatesHandlers } from './worksheet-states/worksheet-states.handlers.ts';
import { worksheetHandlers } from './worksheet/worksheet.handlers.ts';

/** Every handler of the contract. */
export const contractHandlers: readonly ContractHandler[] = [
  ...approvalsHandlers,
  ...centresHandlers,
  ...dashboardHandlers,
  ...departmentPlanHandlers,
  ...errorsHandlers,
  ...myPlanHandlers,
  ...overtimeHandlers,
  ...passwordHandlers,
  ...personalCardHandlers,
  ...planStatesHandlers,
  ...presenceHandlers,
  ...reportsHandlers,
  ...requestsHandlers,
  ...sessionHandlers,
  ...settingsHandlers,
  ...terminalHandlers,
  ...unavailabilityHandlers,
  ...worksheetHandlers,
  ...worksheetStatesHandlers,
];
