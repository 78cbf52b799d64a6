import type { LocalDate } from '@selfservice/api/core/local-date';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';

/** The dialog that is open; null for none. A day narrows it to what concerns that day. Specification 001 section 2. */
export type PlanDialog =
  | { kind: 'newRequest'; day: LocalDate | null; lastDay?: LocalDate }
  | { kind: 'detail'; day: LocalDate; interval: MyPlanInterval | null }
  | { kind: 'sign'; day: LocalDate | null }
  | { kind: 'change'; day: LocalDate | null }
  | null;

/** Key of what is kept of a new request that was begun in the plan. */
export const planDraftKey = 'newRequest.myPlan';
