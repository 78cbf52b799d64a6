import type { LocalMonth } from '../core/local-date.ts';
import type { Permission, Permissions } from '../session/permissions.ts';
import { isAllowed, permissionFor } from '../session/permissions.ts';
import type { MyPlan } from './my-plan.ts';

/** The requests of one kind in a month that need an answer. */
export interface PendingPart {
  /** The number of requests. */
  count: number;
  /** Whether the user may answer them. */
  permission: Permission;
}

/** The requests in a month that need an answer. */
export interface PendingPlan {
  /** Days to sign. */
  signing: PendingPart;
  /** Changes to decide on. */
  change: PendingPart;
}

/** The requests of a plan that need an answer; none while it is loading. Specification 001 section 6. */
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

/** Whether a part is shown, perhaps disabled. */
export function isShown({ count, permission }: PendingPart): boolean {
  return count > 0 && permission !== 'hidden';
}

/** Whether the user can answer a part now. */
export function isAnswerable({ count, permission }: PendingPart): boolean {
  return count > 0 && permission === 'allowed';
}

/** How many of the two kinds the user may answer. */
export function answerableKinds(permissions: Permissions): 0 | 1 | 2 {
  const canSign = isAllowed(permissions, 'planCheck');
  const canApprove = isAllowed(permissions, 'planApprove');
  if (canSign && canApprove) return 2;
  return canSign || canApprove ? 1 : 0;
}

/**
 * The oldest month with a request, where the user may answer something in it; null for none, and while that is unknown.
 * The server also counts what the user may not answer. Specification 001 sections 2 and 7.
 *
 * @param plan the plan of that month; not needed for a user who may answer both kinds
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
