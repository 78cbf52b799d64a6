/** The spelling of each state of a plan on the wire, and whether it was given by hand. Decisions section 6. */
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

/** Where a plan stands; plans are asked for by one state at a time. Specification 001 section 4. */
export type PlanState = keyof typeof wireStates;

/** The states in the order of the choice. */
export const planStates = Object.keys(wireStates) as PlanState[];

/** The state before one is chosen. */
export const defaultPlanState: PlanState = 'notPassed';
