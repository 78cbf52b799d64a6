import type { LocalDate } from '@selfservice/api/core/local-date';
import type { MyPlan, MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { Action, Permissions } from '@selfservice/api/session/permissions';
import { isAllowed, permissionFor } from '@selfservice/api/session/permissions';
import type { PlanDayState } from '../../patterns/StateIcon/planDayIcons.ts';
import type { DayRange } from '../../i18n/formatRange.ts';
import { isMarked } from '../MarkedDays/markRange.ts';
import { intervalsByDay } from '../../patterns/Timeline/geometry/intervalsByDay.ts';

/** What can be done about a day of the plan. */
export type PlanDayActionId = 'sign' | 'change' | 'newRequest' | 'mark' | 'markTo';

/** Something that can be done about a day, or is there and may not be used. */
export interface PlanDayAction {
  id: PlanDayActionId;
  /** False: it is greyed out. */
  isAllowed: boolean;
}

/** A day of the plan with what stands beside its intervals. */
export interface PlanDay {
  day: LocalDate;
  /** What touches the day, in the order of their begin. */
  intervals: readonly MyPlanInterval[];
  /** Name of the public holiday; undefined on any other day. */
  holiday: string | undefined;
  /** Its markers. */
  states: readonly PlanDayState[];
  /** What can be done about it. Hidden actions are left out. */
  actions: readonly PlanDayAction[];
  /** It is marked for a new request. */
  isMarked: boolean;
}

/** The action that each marker, and what can be done about it, needs. Specification 001 sections 2 and 6. */
const needed: Record<PlanDayActionId, Action> = {
  sign: 'planCheck',
  change: 'planApprove',
  newRequest: 'absence',
  mark: 'absence',
  markTo: 'absence',
};

/** Key of the words that say why something cannot be done about a day. */
export const refusalOf = {
  sign: 'sign',
  change: 'change',
  newRequest: 'newRequest',
  mark: 'newRequest',
  markTo: 'newRequest',
} as const satisfies Record<PlanDayActionId, string>;

/** All that is known of a day. */
export function planDayOf(
  day: LocalDate,
  plan: MyPlan | undefined,
  permissions: Permissions,
  marked: DayRange | null,
): PlanDay {
  return {
    day,
    intervals: (plan && intervalsByDay(plan.intervals).get(day)) ?? [],
    holiday: plan?.publicHolidays.find((holiday) => holiday.day === day)?.name,
    states: plan ? statesOf(day, plan, permissions) : [],
    actions: actionsOf(day, plan, permissions, marked),
    isMarked: isMarked(marked, day),
  };
}

/** The markers of a day: what can be approved needs that right, what is or can be signed needs the right to sign. */
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
 * What can be done about a day: always a new request, the rest only where something waits. Whoever may make requests marks
 * days for one: a first one, then another one and all between.
 */
export function actionsOf(
  day: LocalDate,
  plan: MyPlan | undefined,
  permissions: Permissions,
  marked: DayRange | null,
): PlanDayAction[] {
  const canAsk = isAllowed(permissions, 'absence');
  const waits = (requests: MyPlan['signingRequests'] = []) => requests.some((request) => request.day === day);
  const there: Record<PlanDayActionId, boolean> = {
    newRequest: true,
    mark: canAsk && marked === null,
    markTo: canAsk && marked !== null && !isMarked(marked, day),
    sign: waits(plan?.signingRequests),
    change: waits(plan?.changeRequests),
  };
  return (Object.keys(there) as PlanDayActionId[]).flatMap((id) => {
    const permission = permissionFor(permissions, needed[id]);
    return there[id] && permission !== 'hidden' ? [{ id, isAllowed: permission === 'allowed' }] : [];
  });
}
