import type { Endpoint } from '@selfservice/api/core/endpoint';
import { brokenValueOf, exampleOf } from './schema-values.ts';

/** An attempt of a call that a fault is applied to. */
interface FaultyCall {
  endpoint: Endpoint;
  /** The number of the attempt of this call, from 1. */
  attempt: number;
  /** Aborted when the time limit of the call is reached. */
  signal: AbortSignal;
  /** Executes the call in the backend and returns its response. */
  work(): Promise<Response>;
}

/** Returns the response to an attempt, or rejects like `fetch`. */
export type Fault = (call: FaultyCall) => Promise<Response> | Response;

/** A page of a captive portal, a gateway or a maintenance server. */
const portalPage = '<!DOCTYPE html><html><title>Free Wi-Fi</title><body>password=hunter2</body></html>';
const json = { 'Content-Type': 'application/json' };
const refusal = (status: number, text = 'The period is closed.') => {
  return () => new Response(JSON.stringify({ Message: text }), { status, headers: json });
};
const htmlPage = (status: number) => () =>
  new Response(portalPage, { status, headers: { 'Content-Type': 'text/html' } });

async function untilAborted({ signal }: FaultyCall): Promise<never> {
  signal.throwIfAborted();
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  throw signal.reason;
}

function goodBody(endpoint: Endpoint): BodyInit | null {
  if (endpoint.answerFormat === 'empty') return null;
  const value = exampleOf(endpoint.answer);
  return value instanceof Blob ? value : JSON.stringify(value);
}

/** Returns a valid response of an endpoint. */
export function goodResponse(endpoint: Endpoint): Response {
  return new Response(goodBody(endpoint), { headers: json });
}

function broken(kind: Parameters<typeof brokenValueOf>[1]): Fault {
  return ({ endpoint }) => {
    const value = brokenValueOf(endpoint.answer, kind)?.value;
    return new Response(JSON.stringify(value), { headers: json });
  };
}

/** Ten megabytes of text that is no valid response. */
const tenMegabytes = 'x'.repeat(10 * 1024 * 1024);

/** All faults, by their names in the tables. */
export const faults = {
  'network error before the work': () => Promise.reject(new TypeError('Failed to fetch')),
  'network error after the work': async ({ work }) => {
    await work();
    throw new TypeError('Failed to fetch');
  },
  'time-out before the work': untilAborted,
  'time-out after the work': async (call) => {
    await call.work();
    return untilAborted(call);
  },
  '401 once': ({ attempt, work }) => (attempt === 1 ? new Response(null, { status: 401 }) : work()),
  '401 twice': () => new Response(null, { status: 401 }),
  '401 as an HTML page': htmlPage(401),
  '401 as an HTML page after the work': async ({ work }) => {
    await work();
    return htmlPage(401)();
  },
  '400': refusal(400),
  '403': refusal(403),
  '404': refusal(404),
  '409': refusal(409),
  '429': refusal(429),
  '403 as an HTML page': htmlPage(403),
  '500 before the work': refusal(500, 'token=abcdef at System.Data'),
  '500 after the work': async ({ work }) => {
    await work();
    return refusal(500)();
  },
  '500 as an HTML page': htmlPage(500),
  '503': refusal(503),
  '504 after the work': async ({ work }) => {
    await work();
    return htmlPage(504)();
  },
  '200 as an HTML page': htmlPage(200),
  '200 as an HTML page after the work': async ({ work }) => {
    await work();
    return htmlPage(200)();
  },
  redirect: () => new Response(null, { status: 302, headers: { Location: '/portal' } }),
  '204 after the work': async ({ work }) => {
    await work();
    return new Response(null, { status: 204 });
  },
  'empty after the work': async ({ work }) => {
    await work();
    return new Response('');
  },
  'malformed JSON after the work': async ({ work }) => {
    await work();
    return new Response('{"half": ', { headers: json });
  },
  'a wrong type': broken('wrongType'),
  'a missing required field': broken('missingField'),
  'an unknown enum value': broken('unknownEnum'),
  '10 MB': () => new Response(tenMegabytes, { headers: json }),
  slow: async ({ work }) => {
    await new Promise((resolve) => setImmediate(resolve));
    return work();
  },
} satisfies Record<string, Fault>;

/** The name of a fault. */
export type FaultName = keyof typeof faults;
/** The names of all faults. */
export const faultNames = Object.keys(faults) as FaultName[];

/** Returns whether a fault is possible for a call: a broken field needs a field of that kind in the response. */
export function canHappenTo(endpoint: Endpoint, name: FaultName): boolean {
  const kinds: Partial<Record<FaultName, Parameters<typeof brokenValueOf>[1]>> = {
    'a wrong type': 'wrongType',
    'a missing required field': 'missingField',
    'an unknown enum value': 'unknownEnum',
  };
  const kind = kinds[name];
  if (!kind) return true;
  return endpoint.answerFormat === 'json' && brokenValueOf(endpoint.answer, kind) !== null;
}
