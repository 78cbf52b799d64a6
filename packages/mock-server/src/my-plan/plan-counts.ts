import type { Database } from '../core/database.ts';
import { pendingPlanRequests } from './plan-requests.ts';

/** How many parts of a person's plan wait to be signed, and how many changes to be decided about. */
export function planCountsOf(database: Database, ref: string): { planCheck: number; planApprove: number } {
  const pending = pendingPlanRequests(database, ref);
  const planCheck = pending.filter(({ kind }) => kind === 'signing').length;
  return { planCheck, planApprove: pending.length - planCheck };
}
