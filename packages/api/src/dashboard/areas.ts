import type { Action, Permissions } from '../session/permissions.ts';
import { isAllowed } from '../session/permissions.ts';
import type { Dashboard, RequestCounts, Roles } from './dashboard.ts';

/** The areas that home and the side navigation lead to, in their order. */
export const areaNames = [
  'my-plan',
  'my-worksheet',
  'my-requests',
  'my-unavailability',
  'overtime',
  'requests-approval',
  'unavailabilities-approval',
  'department-plan',
  'plan-states',
  'worksheet-states',
  'presence',
  'reports',
  'terminal',
] as const;

/** An area that home and the side navigation lead to. */
export type AreaName = (typeof areaNames)[number];

interface AreaRule {
  runAction: Action;
  /** The role that the person must have as well. */
  role?: keyof Roles;
  /** How many things wait there. */
  count?: (counts: RequestCounts, permissions: Permissions) => number;
}

/** What each area asks for and counts. Specification 000 section 2 (dashboard) and section 6. */
const rules: Record<AreaName, AreaRule> = {
  'my-plan': { runAction: 'runMyPlan', count: planCount },
  'my-worksheet': { runAction: 'runMyWorksheet', count: (counts) => counts.worksheetSignatures },
  'my-requests': { runAction: 'runMyRequests', role: 'isApprovable', count: (counts) => counts.myRequests },
  'my-unavailability': { runAction: 'runMyUnavailability', count: (counts) => counts.myUnavailability },
  overtime: { runAction: 'runOvertime', count: (counts) => counts.overtime },
  'requests-approval': {
    runAction: 'runRequestsApproval',
    role: 'isApprover',
    count: (counts) => counts.requestsToApprove,
  },
  'unavailabilities-approval': {
    runAction: 'runUnavailabilityApproval',
    role: 'isUnavailabilityApprover',
    count: (counts) => counts.unavailabilitiesToApprove,
  },
  'department-plan': { runAction: 'runDepartmentPlan' },
  'plan-states': { runAction: 'runPlanStates' },
  'worksheet-states': { runAction: 'runWorksheetStates' },
  presence: { runAction: 'runPresence' },
  reports: { runAction: 'runReports' },
  terminal: { runAction: 'runTerminal' },
};

/** An area as home shows it. */
export interface VisibleArea {
  area: AreaName;
  /** Things that wait there; `loading` until the dashboard is there, null where nothing is counted or known. */
  count: number | 'loading' | null;
  /** Whether the person's role opens the area is not known yet: a placeholder stands in its place. */
  isPending: boolean;
}

/** What is known of the dashboard's data. */
export interface AreasInput {
  permissions: Permissions;
  /** Undefined while it loads, null when it could not be loaded. */
  dashboard: Dashboard | undefined | null;
}

/** The areas that the person may enter, in their order, with what waits there. */
export function visibleAreas({ permissions, dashboard }: AreasInput): VisibleArea[] {
  return areaNames
    .filter((area) => {
      const { runAction, role } = rules[area];
      const hasRole = !role || dashboard === undefined || (dashboard?.roles[role] ?? false);
      return hasRole && isAllowed(permissions, runAction);
    })
    .map((area) => {
      const { count, role } = rules[area];
      const isPending = dashboard === undefined && role !== undefined;
      if (!count || dashboard === null) return { area, count: null, isPending };
      return { area, count: dashboard ? count(dashboard.counts, permissions) : 'loading', isPending };
    });
}

/** What waits for the person, in the areas' order; plan checks and plan changes are told apart. */
export type WaitingItem = { area: AreaName; kind: 'planCheck' | 'planApprove' | 'area'; count: number };

/** The same counts as a list of things to do: only what is there and allowed. */
export function waitingItems(dashboard: Dashboard, permissions: Permissions): WaitingItem[] {
  return visibleAreas({ permissions, dashboard })
    .flatMap(({ area, count }): WaitingItem[] => {
      if (area === 'my-plan') return planItems(dashboard.counts, permissions);
      return [{ area, kind: 'area', count: typeof count === 'number' ? count : 0 }];
    })
    .filter((item) => item.count > 0);
}

function planItems(counts: RequestCounts, permissions: Permissions): WaitingItem[] {
  return [
    { area: 'my-plan', kind: 'planCheck', count: isAllowed(permissions, 'planCheck') ? counts.planCheck : 0 },
    {
      area: 'my-plan',
      kind: 'planApprove',
      count: isAllowed(permissions, 'planApprove') ? counts.planApprove : 0,
    },
  ];
}

/** The plan's badge counts only what the person may do. */
function planCount(counts: RequestCounts, permissions: Permissions): number {
  return planItems(counts, permissions).reduce((sum, item) => sum + item.count, 0);
}
