import type { Action, Permission } from '@selfservice/api/session/permissions';
import { actions, permissionFor } from '@selfservice/api/session/permissions';
import type { DemoRights } from './demo.types.ts';

/** All rights, in the order of the areas. */
export const allRights = Object.keys(actions) as Action[];

/** The rights of someone who leads a centre. */
const leading: readonly Action[] = [
  'runPlanStates',
  'planStatesContacts',
  'runWorksheetStates',
  'worksheetStatesContacts',
  'categoryFilter',
];

/** The rights of someone who decides about others. */
const deciding: readonly Action[] = [
  'runRequestsApproval',
  'runUnavailabilityApproval',
  'rejectNote',
  'runDepartmentPlan',
  'departmentPlanContacts',
  'departmentPlanDetail',
  'departmentPlanInsertAbsence',
  'departmentPlanAbsenceReason',
  'runPresence',
  'presenceContacts',
  'presenceDetails',
  'presenceReason',
];

const terminal: readonly Action[] = ['runTerminal', 'terminalGps'];

/** The right without which no one can sign in. */
const atLeast: readonly Action[] = ['runApp'];

/** The names of the presets. */
export const presetIds = ['everything', 'employee', 'approver', 'manager', 'terminal', 'nothing'] as const;

/** A usual set of rights. */
export type PresetId = (typeof presetIds)[number];

/** The rights that each preset takes away. */
const takenBy: Record<PresetId, readonly Action[]> = {
  everything: [],
  employee: [...deciding, ...leading],
  approver: leading,
  manager: [...terminal, 'runMyUnavailability', 'unavailabilityEdit'],
  terminal: allRights.filter((right) => ![...atLeast, ...terminal].includes(right)),
  nothing: allRights.filter((right) => !atLeast.includes(right)),
};

/** How a right that is taken away looks. */
export type OffWay = Exclude<Permission, 'allowed'>;

/** Returns the state of a right. */
export function stateOf({ disabledActions, invisibleActions }: DemoRights, right: Action): Permission {
  return permissionFor({ disabled: new Set(disabledActions), invisible: new Set(invisibleActions) }, right);
}

/** Returns the rights with another state of one of them. */
export function withState(rights: DemoRights, right: Action, state: Permission): DemoRights {
  const id = actions[right];
  const without = (ids: readonly string[]) => ids.filter((each) => each !== id);
  const disabledActions = without(rights.disabledActions);
  const invisibleActions = without(rights.invisibleActions);
  return {
    disabledActions: state === 'disabled' ? [...disabledActions, id] : disabledActions,
    invisibleActions: state === 'hidden' ? [...invisibleActions, id] : invisibleActions,
  };
}

/** Returns the rights with all of the product set: those of the list are taken away in one way, the others are allowed. */
function withTaken(rights: DemoRights, taken: readonly Action[], way: OffWay): DemoRights {
  return allRights.reduce(
    (result, right) => withState(result, right, taken.includes(right) ? way : 'allowed'),
    rights,
  );
}

/** Returns the rights of a preset. Rights that the product does not know stay as they are. */
export function withPreset(rights: DemoRights, preset: PresetId, way: OffWay): DemoRights {
  return withTaken(rights, takenBy[preset], way);
}

/** Returns the same rights, with all that are taken away in one way. */
export function withWay(rights: DemoRights, way: OffWay): DemoRights {
  return withTaken(rights, takenIn(rights), way);
}

/** Returns the preset that takes away exactly the same rights; null if there is none. */
export function presetOf(rights: DemoRights): PresetId | null {
  const taken = takenIn(rights);
  const isSame = (others: readonly Action[]) =>
    others.length === taken.length && taken.every((right) => others.includes(right));
  return presetIds.find((id) => isSame(takenBy[id])) ?? null;
}

/** Returns how all rights are taken away; null if they differ or none is. */
export function wayOf(rights: DemoRights): OffWay | null {
  const ways = new Set(takenIn(rights).map((right) => stateOf(rights, right)));
  const [way] = ways;
  return ways.size === 1 && way && way !== 'allowed' ? way : null;
}

function takenIn(rights: DemoRights): Action[] {
  return allRights.filter((right) => stateOf(rights, right) !== 'allowed');
}
