import type { LocalDate } from '../core/local-date.ts';
import { isWithinADay } from '../core/plan-interval.ts';
import type { Action, Permissions } from '../session/permissions.ts';
import { isAllowed, permissionFor } from '../session/permissions.ts';
import type { MarkedRange } from './marked-days.ts';
import { isMarked } from './marked-days.ts';
import type { MyPlan, MyPlanInterval } from './my-plan.ts';

/** A marker of a day of the plan. Specification 001 section 2. */
export type PlanDayState = 'changeable' | 'signed' | 'signable';

/** An action for a day of the plan. */
export type PlanDayActionId = 'sign' | 'change' | 'newRequest' | 'mark' | 'markTo';

/** An action for a day, which the user may not be allowed to use. */
export interface PlanDayAction {
  id: PlanDayActionId;
  /** False: it is disabled. */
  isAllowed: boolean;
}

/** Something in the plan that the user pressed. A view may add where it was. */
export interface MyPlanTarget {
  row: { day: LocalDate };
  /** The interval; null for a day and for a free place. */
  interval: MyPlanInterval | null;
  /** The element that was pressed. */
  anchor: unknown;
}

/** The day that a target belongs to: the first one of a night shift, also in the row of the second. */
export function ownDayOf({ row, interval }: Pick<MyPlanTarget, 'row' | 'interval'>): LocalDate {
  return interval && isWithinADay(interval) ? interval.day : row.day;
}

/** The right that each action needs. Specification 001 sections 2 and 6. */
const needed: Record<PlanDayActionId, Action> = {
  sign: 'planCheck',
  change: 'planApprove',
  newRequest: 'absence',
  mark: 'absence',
  markTo: 'absence',
};

/** The markers of a day that the user may see: each needs the right to approve, or the right to sign. */
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
 * The actions for a day, without hidden ones: always a new request, the answers only where the day needs them. A user who
 * may make requests marks days for one: a first day, then another one with all between.
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
