import { approvalsArea } from '../approvals/approvals.area.ts';
import { centresArea } from '../centres/centres.area.ts';
import { dashboardArea } from '../dashboard/dashboard.area.ts';
import { departmentPlanArea } from '../department-plan/department-plan.area.ts';
import { errorsArea } from '../errors/errors.area.ts';
import { helpArea } from '../help/help.area.ts';
import { myPlanArea } from '../my-plan/my-plan.area.ts';
import { overtimeArea } from '../overtime/overtime.area.ts';
import { passwordArea } from '../password/password.area.ts';
import { personalCardArea } from '../personal-card/personal-card.area.ts';
import { planStatesArea } from '../plan-states/plan-states.area.ts';
import { presenceArea } from '../presence/presence.area.ts';
import { reportsArea } from '../reports/reports.area.ts';
import { requestsArea } from '../requests/requests.area.ts';
import { sessionArea } from '../session/session.area.ts';
import { settingsArea } from '../settings/settings.area.ts';
import { terminalArea } from '../terminal/terminal.area.ts';
import { unavailabilityArea } from '../unavailability/unavailability.area.ts';
import { worksheetArea } from '../worksheet/worksheet.area.ts';
import { worksheetStatesArea } from '../worksheet-states/worksheet-states.area.ts';
import type { Area } from './defineArea.ts';

/** The declared areas with their literal types. */
const declared = [
  sessionArea,
  dashboardArea,
  myPlanArea,
  worksheetArea,
  requestsArea,
  unavailabilityArea,
  overtimeArea,
  approvalsArea,
  departmentPlanArea,
  planStatesArea,
  worksheetStatesArea,
  presenceArea,
  reportsArea,
  terminalArea,
  personalCardArea,
  passwordArea,
  settingsArea,
  centresArea,
  helpArea,
  errorsArea,
] as const satisfies readonly Area[];

/** The areas of the product, in the order of home, side navigation and stories. */
export const areas: readonly Area[] = declared;

type EntriesOf<A> = A extends { entries: infer Entries } ? keyof Entries & string : never;

/** The name of a navigation entry: the word of its area, with a suffix if the area has several. */
export type EntryName = EntriesOf<(typeof declared)[number]>;
