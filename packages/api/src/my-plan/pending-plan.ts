import type { LocalMonth } from '../core/local-date.ts';
import type { Permission, Permissions } from '../session/permissions.ts';
import { isAllowed, permissionFor } from '../session/permissions.ts';
import type { MyPlan } from './my-plan.ts';

/** The pending requests of one kind in a month. */
export interface PendingPart {
  /** The number of requests. */
  count: number;
  /** Whether the user may answer them. */
  permission: Permission;
}

/** The pending requests in a month. */
export interface PendingPlan {
  /** Days to sign. */
  signing: PendingPart;
  /** Changes to decide on. */
  change: PendingPart;
}

/** Returns the pending requests of a plan; none while it is loading. @requirement my-plan-35, my-plan-36 */
export function pendingOf(plan: MyPlan | undefined, permissions: Permissions): PendingPlan {
  return {
    signing: {
      count: plan?.signingRequests.length ?? 0,
      permission: permissionFor(permissions, 'planCheck'),
    },
    change: {
      count: plan?.changeRequests.length ?? 0,
      permission: permissionFor(permissions, 'planApprove'),
    },
  };
}

/** Whether the button for these requests is shown, perhaps disabled. */
export function isShown({ count, permission }: PendingPart): boolean {
  return count > 0 && permission !== 'hidden';
}

/** Whether the user can answer these requests now. */
export function isAnswerable({ count, permission }: PendingPart): boolean {
  return count > 0 && permission === 'allowed';
}

/** Returns how many of the two kinds the user may answer. */
export function answerableKinds(permissions: Permissions): 0 | 1 | 2 {
  const canSign = isAllowed(permissions, 'planCheck');
  const canApprove = isAllowed(permissions, 'planApprove');
  if (canSign && canApprove) return 2;
  return canSign || canApprove ? 1 : 0;
}

/**
 * Returns the oldest month with a request if the user may answer a request in it; null otherwise and while that is
 * unknown. The server also returns months whose requests the user may not answer.
 *
 * @requirement my-plan-39
 *
 * @param plan the plan of that month; unused for a user who may answer both kinds
 */
export function answerableMonth(
  oldest: LocalMonth | null,
  plan: MyPlan | undefined,
  permissions: Permissions,
): LocalMonth | null {
  const { signing, change } = pendingOf(plan, permissions);
  const isSure = answerableKinds(permissions) === 2;
  return isSure || isAnswerable(signing) || isAnswerable(change) ? oldest : null;
}
