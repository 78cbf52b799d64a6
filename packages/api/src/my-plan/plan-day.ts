import type { LocalDate } from '../core/local-date.ts';
import { isWithinADay } from '../core/plan-interval.ts';
import type { Action, Permissions } from '../session/permissions.ts';
import { isAllowed, permissionFor } from '../session/permissions.ts';
import type { MarkedRange } from './marked-days.ts';
import { isMarked } from './marked-days.ts';
import type { MyPlan, MyPlanInterval } from './my-plan.ts';

/** A state of a day: it has a change to approve, a signed plan, or a plan to sign. @requirement my-plan-15 */
export type PlanDayState = 'changeable' | 'signed' | 'signable';

/** The id of an action for a day of the plan. */
export type PlanDayActionId = 'sign' | 'change' | 'newRequest' | 'mark' | 'markTo';

/** A visible action for a day, perhaps disabled. */
export interface PlanDayAction {
  id: PlanDayActionId;
  /** Whether the user may use it; otherwise it is disabled. */
  isAllowed: boolean;
}

/** A day or an interval that the user pressed. A view may add the position. */
export interface MyPlanTarget {
  row: { day: LocalDate };
  /** The interval; null for a day or a free place in its row. */
  interval: MyPlanInterval | null;
  /** The element that was pressed. */
  anchor: unknown;
}

/** Returns the day of a target; for a night shift its first day. @requirement my-plan-29 */
export function ownDayOf({ row, interval }: Pick<MyPlanTarget, 'row' | 'interval'>): LocalDate {
  return interval && isWithinADay(interval) ? interval.day : row.day;
}

/** The permission that each action needs. @requirement my-plan-35, my-plan-36, my-plan-38 */
const needed: Record<PlanDayActionId, Action> = {
  sign: 'planCheck',
  change: 'planApprove',
  newRequest: 'absence',
  mark: 'absence',
  markTo: 'absence',
};

/** Returns the markers of a day that the user may see. @requirement my-plan-15, my-plan-37 */
export function statesOf(day: LocalDate, plan: MyPlan, permissions: Permissions): PlanDayState[] {
  const canApprove = isAllowed(permissions, 'planApprove');
  const canSign = isAllowed(permissions, 'planCheck');
  return [
    ...(canApprove && plan.changeableDays.includes(day) ? ['changeable' as const] : []),
    ...(canSign && plan.signableDays.includes(day) ? ['signable' as const] : []),
    ...(canSign && plan.signedDays.includes(day) ? ['signed' as const] : []),
  ];
}

/**
 * Returns the actions for a day without hidden ones: a new request always, signing and reviewing only for a day with such
 * requests. A user who may make requests can also mark the day, or mark up to the day after another day was marked.
 *
 * @requirement my-plan-14
 */
export function actionsOf(
  day: LocalDate,
  plan: MyPlan | undefined,
  permissions: Permissions,
  marked: MarkedRange | null,
): PlanDayAction[] {
  const canRequest = isAllowed(permissions, 'absence');
  const concerns = (requests: MyPlan['signingRequests'] = []) =>
    requests.some((request) => request.day === day);
  const isOffered: Record<PlanDayActionId, boolean> = {
    newRequest: true,
    mark: canRequest && marked === null,
    markTo: canRequest && marked !== null && !isMarked(marked, day),
    sign: concerns(plan?.signingRequests),
    change: concerns(plan?.changeRequests),
  };
  return (Object.keys(isOffered) as PlanDayActionId[]).flatMap((id) => {
    const permission = permissionFor(permissions, needed[id]);
    return isOffered[id] && permission !== 'hidden' ? [{ id, isAllowed: permission === 'allowed' }] : [];
  });
}
