/** The backend's spelling of each state of a plan. @requirement plan-states-12 */
export const wireStates = {
  notPassed: { State: 'notPassed' },
  unchecked: { State: 'unchecked' },
  checked: { State: 'checked' },
  checkedByHand: { State: 'checked', Handwritten: true },
  waiting: { State: 'waiting' },
  approved: { State: 'approved' },
  approvedByHand: { State: 'approved', Handwritten: true },
  rejected: { State: 'rejected' },
  rejectedByHand: { State: 'rejected', Handwritten: true },
} as const;

/** The state of a plan. @requirement plan-states-11 */
export type PlanState = keyof typeof wireStates;

/** The states in the order of the filter. @requirement plan-states-11 */
export const planStates = Object.keys(wireStates) as PlanState[];

/** The default state. @requirement plan-states-11 */
export const defaultPlanState: PlanState = 'notPassed';

/** The states with a number above the list, in order; each number needs a call. @requirement plan-states-19 */
export const countedPlanStates = [
  'notPassed',
  'unchecked',
  'checked',
  'waiting',
] as const satisfies readonly PlanState[];
