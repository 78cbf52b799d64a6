import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
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
import { readAgain } from '../core/writes/read-again.ts';
import type { WriteStep } from '../core/writes/settle-write.ts';
import { settleWrite } from '../core/writes/settle-write.ts';
import type { myPlanIntervalSchema, myPlanSchema, planRequestSchema } from './my-plan.wire.ts';
import {
  getOldestMonthWithRequest,
  postMyPlan,
  postPlanChanges,
  postPlanSignatures,
} from './my-plan.wire.ts';

/** An interval of the person's own plan. Specification 001 section 3. */
export interface MyPlanInterval extends PlanInterval {
  /** The day of the plan that it belongs to: a night shift's first one. */
  day: LocalDate;
  /** What the time is booked on; null for plain work. */
  accountId: number | null;
  /** The work is done somewhere else, for example at home. */
  isOutsideWorkplace: boolean;
}

/** A part of the plan that waits for the person: to be signed, or as a change to be decided about. */
export interface PlanRequest {
  id: number;
  begin: LocalDateTime;
  end: LocalDateTime;
  /** The day of the plan that it is about. */
  day: LocalDate;
  /**
   * What is to be signed. For a change what is to be instead, as a `planChange`, perhaps with what the day has; the
   * month's own intervals of that day say what it replaces.
   */
  intervals: MyPlanInterval[];
  /** Full name; may be empty. */
  submittedBy: string;
  /** Null where the server does not say. */
  submittedAt: LocalDateTime | null;
}

/** The person's own plan of one month. Specification 001 section 3. */
export interface MyPlan {
  month: LocalMonth;
  /** In the order of their begin. */
  intervals: MyPlanInterval[];
  changeRequests: PlanRequest[];
  signingRequests: PlanRequest[];
  publicHolidays: PublicHoliday[];
  signedDays: LocalDate[];
  signableDays: LocalDate[];
  changeableDays: LocalDate[];
  /** Some of the month has not been published yet. */
  containsUnpublished: boolean;
  /** What the organisation says in the dialogs; an empty text: the product's own wording stands. */
  texts: { sign: string; change: string };
}

/** How far a month's plan has been published. Decisions on the plan. */
export type PlanPublication = 'published' | 'partlyUnpublished' | 'unpublished';

/** How far the month has been published: without any shift nothing of it has. Specification 001 section 8. */
export function publicationOf(plan: MyPlan): PlanPublication {
  if (!plan.containsUnpublished) return 'published';
  const hasShift = plan.intervals.some(({ kind, day }) => kind === 'shift' && monthOf(day) === plan.month);
  return hasShift ? 'partlyUnpublished' : 'unpublished';
}

/** Maps a month's plan. */
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

/** Asks for the selected person's plan of a month. */
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

/** Asks for the oldest month in which something waits for the person; null: nothing waits. */
export function oldestMonthWithPlanRequestQuery() {
  return queryOptions({
    queryKey: ['my-plan', 'oldestMonthWithRequest'],
    queryFn: async ({ client, signal }): Promise<LocalMonth | null> => {
      const month = await transportOf(client).call(getOldestMonthWithRequest, {}, { signal });
      return month === null ? null : fromWireMonth(month);
    },
  });
}

/** Requests of one month's plan that are signed together. */
export interface PlanSignature {
  /** The month whose plan lists the requests. */
  month: LocalMonth;
  /** Ids of signing requests. */
  requestIds: readonly number[];
  /** Default `send`. */
  step?: WriteStep;
}

/**
 * Signs parts of the plan: all of them, or none where it fails. After an unknown outcome the plan says whether they still
 * need to be signed.
 */
export function signPlanMutation() {
  return mutationOptions({
    mutationKey: ['my-plan', 'sign'],
    mutationFn: ({ month, requestIds, step = 'send' }: PlanSignature, { client }) =>
      settleWrite({
        step,
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

/** A decision about changes of one month's plan. */
export interface PlanChangeDecision {
  /** The month whose plan lists the changes. */
  month: LocalMonth;
  /** Ids of change requests. */
  requestIds: readonly number[];
  /** False: they are rejected. */
  isApproved: boolean;
  /** Default `send`. */
  step?: WriteStep;
}

/**
 * Approves or rejects changes of the plan: all of them, or none where it fails. After an unknown outcome the plan says
 * whether they still need a decision.
 */
export function decidePlanChangesMutation() {
  return mutationOptions({
    mutationKey: ['my-plan', 'decideChanges'],
    mutationFn: ({ month, requestIds, isApproved, step = 'send' }: PlanChangeDecision, { client }) =>
      settleWrite({
        step,
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
