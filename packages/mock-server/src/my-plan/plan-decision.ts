/** How a request about a plan can be decided. */
export const planDecisions = ['signed', 'approved', 'rejected'] as const;

/** How a request about a plan was decided. */
export type PlanDecision = (typeof planDecisions)[number];
