import * as v from 'valibot';
import { callNames } from './calls.ts';

/**
 * The kinds of failures. A number is a status. `portal` responds with an HTML page and the status 200 like a captive
 * portal, `redirect` with a redirect to one. `network` breaks the connection, `timeout` never responds, `slow` responds
 * after `slowMs`. `malformed` is half of a JSON text, `nothing` an empty response, and `missingField` lacks a field that
 * the contract requires.
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

/** A kind of failure. */
export type FailureKind = (typeof failureKinds)[number];

/** The delay of a `slow` response, in milliseconds. */
export const slowMs = 3000;

/**
 * The bodies of a response with a status: `{ Message }`, `{ Message, ExceptionMessage }`, plain text, an HTML page, or
 * nothing.
 */
export const failureBodies = ['message', 'exception', 'text', 'html', 'empty'] as const;

/** Stands for every call after the sign-in. */
export const everyCall = 'every';

/** The schema of a failure in a scenario. */
export const failureSchema = v.object({
  call: v.picklist([...callNames, everyCall]),
  kind: v.picklist(failureKinds),
  /** The body of a response with a status. Default `message`. */
  body: v.exactOptional(v.picklist(failureBodies)),
  /** Which calls fail: all (default), only the next one, or only the n-th one since the failure was set, from 1. */
  occasion: v.exactOptional(
    v.union([v.picklist(['always', 'once']), v.pipe(v.number(), v.integer(), v.minValue(1))]),
  ),
  /** Whether the call is carried out, so that it saves and only the response is lost. Default false. */
  isAfterWork: v.exactOptional(v.boolean()),
});

/** A failure of a call. */
export type Failure = v.InferOutput<typeof failureSchema>;

/** Returns a failure, for example of the second batch: `failing('postDepartmentIntervals', '500', { occasion: 2 })`. */
export function failing(
  call: Failure['call'],
  kind: FailureKind,
  details: Omit<Failure, 'call' | 'kind'> = {},
): Failure {
  return { call, kind, ...details };
}
