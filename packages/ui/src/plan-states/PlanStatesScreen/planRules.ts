import type { PersonPlanState } from '@selfservice/api/plan-states/plan-states';
import type { FindRules } from '../../patterns/FilterBar/foundItems.ts';

/** The sort orders of plans, in the order of their menu. */
export const planOrders = ['name', 'days'] as const;

/** A sort order of plans. */
export type PlanOrder = (typeof planOrders)[number];

/** Rules to find plans by name and number, and to sort them by name or by their first and last day. */
export const planRules: FindRules<PersonPlanState, PlanOrder> = {
  textOf: ({ fullName, personalNumber }) => `${fullName} ${personalNumber}`,
  sortKeys: { name: null, days: ({ days }) => `${days.from} ${days.to}` },
};
