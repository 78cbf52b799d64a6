import { people } from '../core/people.ts';
import type { Account } from './accounts.ts';
import { accounts } from './accounts.ts';
import { isEntitled } from './entitlements.ts';

const all: readonly Account[] = Object.values(accounts);

/**
 * Returns the accounts of a person. The person on the first day has no account with a workflow yet, and only people with
 * an entitlement have long-service leave.
 */
export function accountsFor(ref: string, isWorkflowOnly: boolean): readonly Account[] {
  const hasRequests = ref !== people.firstDay.ref;
  const hasLongService = isEntitled(ref, 'longService');
  return all
    .filter(({ id }) => id !== accounts.longService.id || hasLongService)
    .filter(({ hasWorkflow }) => (hasWorkflow ? hasRequests : !isWorkflowOnly));
}
