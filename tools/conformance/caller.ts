import type { Endpoint } from '@selfservice/api/core/endpoint';
import type { CallName } from '@selfservice/mock-server/core/calls';
import { calls } from '@selfservice/mock-server/core/calls';
import { backendCalls } from '../contract/backend-calls.ts';
import { knownRefusals } from '../contract/refusals.ts';
import type { Deviation } from './check-response.ts';
import { checkAnswer, checkRefusal, checkTokenRefusal } from './check-response.ts';
import type { CallInput, Received, SendCall } from './send-call.ts';
import { writeNames } from './write-names.ts';

/** The result of a call. */
export interface CallResult {
  name: CallName;
  /** Method and path, for example `GET /breeze/IpoData/GetOvertime`. */
  call: string;
  outcome: 'fits' | 'deviates' | 'untried';
  deviations: readonly Deviation[];
  /** Why it could not be tried; empty otherwise. */
  reason: string;
}

/** Makes the calls of the contract and collects what deviates. */
export interface Caller {
  /** Makes a call and checks the response. Returns its value, undefined if there is none. */
  call(name: CallName, input?: CallInput): Promise<unknown>;
  /** Sends a call that should be refused. Adds the deviations that a check finds. Ignores a missing response. */
  refused(name: CallName, input: CallInput, check: (received: Received) => Deviation[]): Promise<void>;
  /** Sets the reason why a call cannot be tried. The first reason is kept. */
  skip(name: CallName, reason: string): void;
  /** Sets the access token of the following calls. */
  useToken(token: string): void;
  /** The header `Date` of the latest response; null for none. */
  lastDate(): string | null;
  /** The results of all calls, those that were never made with a reason. */
  results(restReason: (name: CallName) => string): CallResult[];
}

/** A token that no backend has issued. */
const wrongToken = 'conformance-wrong-token';

/** Creates a caller. With the first response of each call that needs a token it also tries a wrong token. */
export function createCaller(send: SendCall, origin: string | null): Caller {
  const found = new Map<CallName, Deviation[]>();
  const reasons = new Map<CallName, string>();
  let token: string | null = null;
  let date: string | null = null;

  function add(name: CallName, deviations: readonly Deviation[]): void {
    const known = found.get(name) ?? [];
    const isNew = (one: Deviation) =>
      !known.some(({ at, problem }) => at === one.at && problem === one.problem);
    found.set(name, [...known, ...deviations.filter(isNew)]);
  }

  function skip(name: CallName, reason: string): void {
    if (!reasons.has(name)) reasons.set(name, reason);
  }

  async function tryWrongToken(name: CallName, input: CallInput): Promise<void> {
    // A write that accepts any token would be carried out.
    if (calls[name].auth !== 'bearer' || writeNames.has(name)) return;
    const received = await send(calls[name], input, wrongToken);
    if (!(received instanceof Error)) add(name, checkTokenRefusal(received));
  }

  async function call(name: CallName, input: CallInput = {}): Promise<unknown> {
    const endpoint: Endpoint = calls[name];
    const isFirst = !found.has(name);
    const received = await send(endpoint, input, endpoint.auth === 'bearer' ? token : null);
    if (received instanceof Error) {
      add(name, [{ at: 'response', problem: `no response (${received.name})` }]);
      return undefined;
    }
    date = received.headers.get('date') ?? date;
    const reason = refusalReason(name, received);
    if (reason) {
      skip(name, reason);
      return undefined;
    }
    const { deviations, value } = checkAnswer(endpoint, received, origin);
    add(name, deviations);
    if (isFirst) await tryWrongToken(name, input);
    return value;
  }

  return {
    call,
    skip,
    async refused(name, input, check) {
      const received = await send(calls[name], input, calls[name].auth === 'bearer' ? token : null);
      if (!(received instanceof Error)) add(name, check(received));
    },
    useToken(next) {
      token = next;
    },
    lastDate: () => date,
    results: (restReason) =>
      backendCalls.map((name) => {
        const deviations = found.get(name);
        const { method, path } = calls[name];
        const outcome = deviations ? (deviations.length > 0 ? 'deviates' : 'fits') : 'untried';
        const reason = outcome === 'untried' ? (reasons.get(name) ?? restReason(name)) : '';
        return { name, call: `${method} ${path}`, outcome, deviations: deviations ?? [], reason };
      }),
  };
}

/**
 * Returns why a refused call could not be tried: the user lacks an action, or the contract knows the refusal. Returns
 * null if the response must be checked.
 */
function refusalReason(name: CallName, received: Received): string | null {
  const { status } = received;
  if (checkRefusal(received).length > 0) return null;
  const known = (knownRefusals[name] ?? []).filter((refusal) => refusal.status === status);
  if (status === 403) return 'the user may not make this call (403)';
  if (status !== 404 || known.length === 0) return null;
  return `${known.map(({ when }) => when).join(' ')} (404)`;
}
