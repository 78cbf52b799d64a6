import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { MyPlan } from '@selfservice/api/my-plan/my-plan';
import type { Permission, Permissions } from '@selfservice/api/session/permissions';
import { isAllowed, permissionFor } from '@selfservice/api/session/permissions';

/** Something of the month that waits for the person. */
export interface WaitingPart {
  /** How much waits. */
  count: number;
  /** Whether it may be answered. */
  permission: Permission;
}

/** What of the month waits. */
export interface Waiting {
  /** Days to sign. */
  signing: WaitingPart;
  /** Changes to decide on. */
  change: WaitingPart;
}

/** What of a month waits for the person; nothing while the plan is on its way. Specification 001 section 6. */
export function waitingOf(plan: MyPlan | undefined, permissions: Permissions): Waiting {
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

/** Whether a part is to be seen, though perhaps greyed out. */
export function isShown({ count, permission }: WaitingPart): boolean {
  return count > 0 && permission !== 'hidden';
}

/** Whether a part can be answered now. */
export function isAnswerable({ count, permission }: WaitingPart): boolean {
  return count > 0 && permission === 'allowed';
}

/** How many of the two kinds that can wait the person may answer: 0 to 2. */
export function answerableKinds(permissions: Permissions): number {
  return (['planCheck', 'planApprove'] as const).filter((right) => isAllowed(permissions, right)).length;
}

/**
 * The oldest month with a request, where something waits that the person may answer; null where nothing does, and while
 * that is not known. The server counts what may not be answered as well. Specification 001 sections 2 and 7.
 *
 * @param plan the plan of that month; of no matter for whoever may answer everything
 */
export function answerableMonth(
  oldest: LocalMonth | null,
  plan: MyPlan | undefined,
  permissions: Permissions,
): LocalMonth | null {
  const { signing, change } = waitingOf(plan, permissions);
  const isSure = answerableKinds(permissions) === 2;
  return isSure || isAnswerable(signing) || isAnswerable(change) ? oldest : null;
}
