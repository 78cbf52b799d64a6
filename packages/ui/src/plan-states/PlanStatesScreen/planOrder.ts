import { sortedBy } from '../../patterns/FilterBar/sortedBy.ts';
import type { PlanStateRow } from '../PlanStateRow.ts';

/** What plans can be sorted by. */
export const planOrders = ['name', 'days'] as const;

/** What plans are sorted by. */
export type PlanOrder = (typeof planOrders)[number];

/** Plans by what was chosen, those that begin first before the others; alike ones stay in the order of the names. */
export function sortedPlans(rows: readonly PlanStateRow[], order: PlanOrder): readonly PlanStateRow[] {
  return order === 'name' ? rows : sortedBy(rows, ({ days }) => `${days.from} ${days.to}`);
}
