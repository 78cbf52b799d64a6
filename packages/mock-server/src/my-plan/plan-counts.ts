import type { Database } from '../core/database.ts';
import { pendingPlanRequests } from './plan-requests.ts';

/** Returns the number of a person's days to sign and of changes to decide on. */
export function planCountsOf(database: Database, ref: string): { planCheck: number; planApprove: number } {
  const pending = pendingPlanRequests(database, ref);
  const planCheck = pending.filter(({ kind }) => kind === 'signing').length;
  return { planCheck, planApprove: pending.length - planCheck };
}
