import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { outboxOf, transportOf } from '../core/create-query-client.ts';
import type { Checkable } from '../core/outbox/outbox.ts';
import type { LocalDate, LocalDateTime, LocalMonth } from '../core/local-date.ts';
import { monthOf } from '../core/local-date.ts';
import type { PlanInterval, PublicHoliday } from '../core/plan-interval.ts';
import { byBegin, toPlanInterval, toPublicHolidays } from '../core/plan-interval.ts';
import {
  fromWireDate,
  fromWireDateTime,
  fromWireMonth,
  signatureVersion,
  toWireMonth,
} from '../core/wire.ts';
import { readAgain } from '../core/outbox/read-again.ts';
import type { myPlanIntervalSchema, myPlanSchema, planRequestSchema } from './my-plan.wire.ts';
import {
  getOldestMonthWithRequest,
  postMyPlan,
  postPlanChanges,
  postPlanSignatures,
} from './my-plan.wire.ts';

/** An interval of the user's own plan. @requirement my-plan-26 */
export interface MyPlanInterval extends PlanInterval {
  /** The day that the interval belongs to; for a night shift its first day. */
  day: LocalDate;
  /** The account that the time is booked on; null for plain work. */
  accountId: number | null;
  /** Whether the work is done somewhere else, for example at home. */
  isOutsideWorkplace: boolean;
}

/** A pending request about a day of the plan: to sign it, or to decide on a change. @requirement my-plan-30 */
export interface PlanRequest {
  id: number;
  begin: LocalDateTime;
  end: LocalDateTime;
  /** The day of the plan that the request concerns. */
  day: LocalDate;
  /**
   * The intervals to sign. For a change the new intervals as `planChange`, perhaps with the present ones of the day; what a
   * change replaces are the month's own intervals of that day.
   *
   * @requirement my-plan-31
   */
  intervals: MyPlanInterval[];
  /** Full name of the submitter; may be empty. */
  submittedBy: string;
  /** Null where the server gives none. */
  submittedAt: LocalDateTime | null;
}

/** The user's own plan of one month. @requirement my-plan-25 */
export interface MyPlan {
  month: LocalMonth;
  /** Sorted by their begin. */
  intervals: MyPlanInterval[];
  changeRequests: PlanRequest[];
  signingRequests: PlanRequest[];
  publicHolidays: PublicHoliday[];
  signedDays: LocalDate[];
  signableDays: LocalDate[];
  changeableDays: LocalDate[];
  /** Whether a part of the month is not published yet. */
  containsUnpublished: boolean;
  /** The organisation's texts in the dialogs; empty: the product's own wording. @requirement my-plan-32 */
  texts: { sign: string; change: string };
}

/** How much of a month's plan is published. @requirement my-plan-23, my-plan-24 */
export type PlanPublication = 'published' | 'partlyUnpublished' | 'unpublished';

/** Returns how much of the month is published. @requirement my-plan-23, my-plan-24 */
export function publicationOf(plan: MyPlan): PlanPublication {
  if (!plan.containsUnpublished) return 'published';
  const hasShift = plan.intervals.some(({ kind, day }) => kind === 'shift' && monthOf(day) === plan.month);
  return hasShift ? 'partlyUnpublished' : 'unpublished';
}

/** Whether a month has nothing to show: no entries and no pending requests. */
export function isBlank({ intervals, changeRequests, signingRequests }: MyPlan): boolean {
  return intervals.length === 0 && changeRequests.length === 0 && signingRequests.length === 0;
}

/** Maps the plan of a month from the backend's spelling. */
export function toMyPlan(month: LocalMonth, wire: v.InferOutput<typeof myPlanSchema>): MyPlan {
  return {
    month,
    intervals: wire.intervals.map(toMyPlanInterval).toSorted(byBegin),
    changeRequests: wire.changeRequests.map(toPlanRequest),
    signingRequests: wire.signingRequests.map(toPlanRequest),
    publicHolidays: toPublicHolidays(wire.publicHolidays),
    signedDays: wire.signedDays.map(fromWireDate),
    signableDays: wire.signableDays.map(fromWireDate),
    changeableDays: wire.changeableDays.map(fromWireDate),
    containsUnpublished: wire.containsUnpublished,
    texts: wire.customizableTexts,
  };
}

function toMyPlanInterval(wire: v.InferOutput<typeof myPlanIntervalSchema>): MyPlanInterval {
  return {
    ...toPlanInterval(wire),
    day: fromWireDate(wire.day),
    accountId: wire.accountID,
    isOutsideWorkplace: wire.outsideOfWorkplace,
  };
}

function toPlanRequest(wire: v.InferOutput<typeof planRequestSchema>): PlanRequest {
  return {
    id: wire.id,
    begin: fromWireDateTime(wire.begin),
    end: fromWireDateTime(wire.end),
    day: fromWireDate(wire.day),
    intervals: wire.intervals.map(toMyPlanInterval).toSorted(byBegin),
    submittedBy: wire.fullname_zadal,
    submittedAt: wire.datum_zadal === null ? null : fromWireDateTime(wire.datum_zadal),
  };
}

/** Fetches the user's plan of a month. @requirement my-plan-40 */
export function myPlanQuery(month: LocalMonth) {
  return queryOptions({
    queryKey: ['my-plan', 'month', month],
    queryFn: async ({ client, signal }) =>
      toMyPlan(
        month,
        await transportOf(client).call(postMyPlan, { body: { Item1: toWireMonth(month) } }, { signal }),
      ),
    meta: { isPage: true },
  });
}

/** Fetches the oldest month with a pending request of the user; null for none. @requirement my-plan-41 */
export function oldestMonthWithPlanRequestQuery() {
  return queryOptions({
    queryKey: ['my-plan', 'oldestMonthWithRequest'],
    queryFn: async ({ client, signal }): Promise<LocalMonth | null> => {
      const month = await transportOf(client).call(getOldestMonthWithRequest, {}, { signal });
      return month === null ? null : fromWireMonth(month);
    },
  });
}

/** Signing requests of one month that are signed together. */
export interface PlanSignature extends Checkable {
  /** The month whose plan lists the requests. */
  month: LocalMonth;
  /** Ids of signing requests. */
  requestIds: readonly number[];
}

/**
 * Signs days of the plan: all of them, or none if it fails. After an unknown outcome the plan is read again.
 *
 * @requirement my-plan-42, my-plan-44, my-plan-45
 */
export function signPlanMutation() {
  return mutationOptions({
    mutationKey: ['my-plan', 'sign'],
    mutationFn: ({ month, requestIds, isCheck }: PlanSignature, { client }) =>
      outboxOf(client).settle({
        isCheck,
        key: ['my-plan', 'sign', ...requestIds],
        input: { month, requestIds },
        send: () =>
          transportOf(client).call(postPlanSignatures, {
            body: { Item1: [...requestIds], Item2: signatureVersion },
          }),
        async lookUp() {
          const { signingRequests } = await readAgain(client, myPlanQuery(month));
          return signingRequests.some(({ id }) => requestIds.includes(id)) ? 0 : 1;
        },
      }),
    meta: { invalidates: ['my-plan', 'dashboard', 'plan-states'] },
  });
}

/** A decision on changes of one month's plan. */
export interface PlanChangeDecision extends Checkable {
  /** The month whose plan lists the changes. */
  month: LocalMonth;
  /** Ids of change requests. */
  requestIds: readonly number[];
  /** Whether the changes are approved; false rejects them. */
  isApproved: boolean;
}

/**
 * Approves or rejects changes of the plan: all of them, or none if it fails. After an unknown outcome the plan is read
 * again.
 *
 * @requirement my-plan-43, my-plan-45
 */
export function decidePlanChangesMutation() {
  return mutationOptions({
    mutationKey: ['my-plan', 'decideChanges'],
    mutationFn: ({ month, requestIds, isApproved, isCheck }: PlanChangeDecision, { client }) =>
      outboxOf(client).settle({
        isCheck,
        key: ['my-plan', 'decideChanges', isApproved, ...requestIds],
        input: { month, requestIds, isApproved },
        send: () =>
          transportOf(client).call(postPlanChanges, {
            body: { Item1: [...requestIds], Item2: isApproved, Item3: signatureVersion },
          }),
        async lookUp() {
          const { changeRequests } = await readAgain(client, myPlanQuery(month));
          return changeRequests.some(({ id }) => requestIds.includes(id)) ? 0 : 1;
        },
      }),
    meta: { invalidates: ['my-plan', 'dashboard', 'plan-states', 'department-plan'] },
  });
}
