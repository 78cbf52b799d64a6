import type { PersonPlanState } from '@selfservice/api/plan-states/plan-states';
import type { FindRules } from '../../patterns/FilterBar/foundItems.ts';

/** The orders of plans, in the order of their menu. */
export const planOrders = ['name', 'days'] as const;

/** One of the orders of plans. */
export type PlanOrder = (typeof planOrders)[number];

/** Plans are found by name and number, and sorted by name or by the days on which they begin and end. */
export const planRules: FindRules<PersonPlanState, PlanOrder> = {
  textOf: ({ fullName, personalNumber }) => `${fullName} ${personalNumber}`,
  sortKeys: { name: null, days: ({ days }) => `${days.from} ${days.to}` },
};
