import type { LocalDate } from '@selfservice/api/core/local-date';
import type { DayChange, PlanChanges } from '@selfservice/api/my-plan/create-plan-news';
import type { MarkedRange } from '@selfservice/api/my-plan/marked-days';
import { isMarked } from '@selfservice/api/my-plan/marked-days';
import type { MyPlan, MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { PlanDayAction, PlanDayActionId, PlanDayState } from '@selfservice/api/my-plan/plan-day';
import { actionsOf, statesOf } from '@selfservice/api/my-plan/plan-day';
import type { Permissions } from '@selfservice/api/session/permissions';
import { intervalsByDay } from '../../patterns/Timeline/geometry/intervalsByDay.ts';

/** A day of the plan with everything that is shown. */
export interface PlanDay {
  day: LocalDate;
  /** The intervals that overlap the day, sorted by their begin. */
  intervals: readonly MyPlanInterval[];
  /** Name of the public holiday; undefined on any other day. */
  holiday: string | undefined;
  /** The markers that the user may see. */
  states: readonly PlanDayState[];
  /** The actions for the day, without hidden ones. */
  actions: readonly PlanDayAction[];
  /** Whether the day is marked for a new request. */
  isMarked: boolean;
  /** The change since the user saw the day last; undefined for none. */
  change: DayChange | undefined;
}

/** Keys of the texts that say why an action is disabled. */
export const refusalOf = {
  sign: 'sign',
  change: 'change',
  newRequest: 'newRequest',
  mark: 'newRequest',
  markTo: 'newRequest',
} as const satisfies Record<PlanDayActionId, string>;

/** The values of `planDayOf` that are the same for each day. */
export interface PlanDayContext {
  /** The permissions of the user. */
  permissions: Permissions;
  /** The days that are marked for a new request; null for none. */
  marked: MarkedRange | null;
  /** The days that have changed since the user saw them last. Default none. */
  changes?: PlanChanges['days'];
}

/** Returns a day of a plan; without a plan the day is empty. */
export function planDayOf(
  day: LocalDate,
  plan: MyPlan | undefined,
  { permissions, marked, changes }: PlanDayContext,
): PlanDay {
  return {
    day,
    intervals: (plan && intervalsByDay(plan.intervals).get(day)) ?? [],
    holiday: plan?.publicHolidays.find((holiday) => holiday.day === day)?.name,
    states: plan ? statesOf(day, plan, permissions) : [],
    actions: actionsOf(day, plan, permissions, marked),
    isMarked: isMarked(marked, day),
    change: changes?.get(day),
  };
}
