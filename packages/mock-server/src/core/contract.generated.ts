// Written by tools/new/collect.ts from the folders of the areas.
import * as approvals from '@selfservice/api/approvals/approvals.wire';
import * as centres from '@selfservice/api/centres/centres.wire';
import * as dashboard from '@selfservice/api/dashboard/dashboard.wire';
import * as departmentPlan from '@selfservice/api/department-plan/department-plan.wire';
import * as errors from '@selfservice/api/errors/errors.wire';
import * as myPlan from '@selfservice/api/my-plan/my-plan.wire';
import * as overtime from '@selfservice/api/overtime/overtime.wire';
import * as password from '@selfservice/api/password/password.wire';
import * as personalCard from '@selfservice/api/personal-card/personal-card.wire';
import * as planStates from '@selfservice/api/plan-states/plan-states.wire';
import * as presence from '@selfservice/api/presence/presence.wire';
import * as reports from '@selfservice/api/reports/reports.wire';
import * as requests from '@selfservice/api/requests/requests.wire';
import * as session from '@selfservice/api/session/session.wire';
import * as settings from '@selfservice/api/settings/settings.wire';
import * as terminal from '@selfservice/api/terminal/terminal.wire';
import * as unavailability from '@selfservice/api/unavailability/unavailability.wire';
import * as worksheet from '@selfservice/api/worksheet/worksheet.wire';
import * as worksheetStates from '@selfservice/api/worksheet-states/worksheet-states.wire';

/** The wire contract of every area. */
export const contract = {
  ...approvals,
  ...centres,
  ...dashboard,
  ...departmentPlan,
  ...errors,
  ...myPlan,
  ...overtime,
  ...password,
  ...personalCard,
  ...planStates,
  ...presence,
  ...reports,
  ...requests,
  ...session,
  ...settings,
  ...terminal,
  ...unavailability,
  ...worksheet,
  ...worksheetStates,
};
