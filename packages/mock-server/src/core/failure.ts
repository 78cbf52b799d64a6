import * as v from 'valibot';
import type { CallName } from './calls.ts';
import { callNames } from './calls.ts';

/**
 * How a call fails: with a status; with `portal` an HTML page with the status 200 answers, as a captive portal does; with
 * `redirect` a redirect to one; with `network` the connection breaks; with `timeout` no answer ever comes; with
 * `slow` the answer comes after `slowMs`; `malformed` is half a JSON text; `nothing` is an empty answer; with `missingField`
 * the answer lacks a field that its contract requires.
 */
export const failureKinds = [
  '400',
  '401',
  '403',
  '404',
  '409',
  '429',
  '500',
  '503',
  '504',
  'portal',
  'redirect',
  'network',
  'timeout',
  'slow',
  'malformed',
  'nothing',
  'missingField',
] as const;

/** How a call fails. */
export type FailureKind = (typeof failureKinds)[number];

/** How long an answer that is `slow` takes, in milliseconds. */
export const slowMs = 3000;

/**
 * What an answer with a status carries: `{ Message }`, `{ Message, ExceptionMessage }`, plain text, a page of markup, or
 * nothing.
 */
export const failureBodies = ['message', 'exception', 'text', 'html', 'empty'] as const;

/** Reads a failure out of a scenario. */
export const failureSchema = v.object({
  call: v.picklist(callNames),
  kind: v.picklist(failureKinds),
  /** What an answer with a status carries. Default `message`. */
  body: v.exactOptional(v.picklist(failureBodies)),
  /** Every call (default), the next one only, or the n-th one only, counted from 1 since the failure was set. */
  occasion: v.exactOptional(
    v.union([v.picklist(['always', 'once']), v.pipe(v.number(), v.integer(), v.minValue(1))]),
  ),
  /** The work is done all the same: it is saved, but the answer is lost. Default false. */
  isAfterWork: v.exactOptional(v.boolean()),
});

/** A call that fails, how and when. */
export type Failure = v.InferOutput<typeof failureSchema>;

/** Lets a call fail, for example the second batch with `failing('postDepartmentIntervals', '500', { occasion: 2 })`. */
export function failing(
  call: CallName,
  kind: FailureKind,
  details: Omit<Failure, 'call' | 'kind'> = {},
): Failure {
  return { call, kind, ...details };
}
