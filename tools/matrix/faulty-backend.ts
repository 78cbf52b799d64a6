import type { Authorization } from '@selfservice/api/core/create-transport';
import { createTransport } from '@selfservice/api/core/create-transport';
import { createQueryClient } from '@selfservice/api/core/create-query-client';
import { SessionEndedError } from '@selfservice/api/core/errors';
import type { Endpoint } from '@selfservice/api/core/endpoint';
import { localDateTime } from '@selfservice/api/core/local-date';
import type { Transport } from '@selfservice/api/core/transport';
import { calls } from '@selfservice/mock-server/core/calls';
import type { Database } from '@selfservice/mock-server/core/database';
import { createDatabase } from '@selfservice/mock-server/core/database';
import type { ManualClock } from '@selfservice/mock-server/core/manual-clock';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { openSession } from '@selfservice/mock-server/core/story-session';
import { createHandlers } from '@selfservice/mock-server/handlers';
import type { QueryClient } from '@tanstack/react-query';
import { getResponse } from 'msw';
import type { FaultName } from './faults.ts';
import { canHappenTo, faults } from './faults.ts';

/** An attempt that has reached the network. */
interface SentCall {
  endpoint: Endpoint;
  /** The `Authorization` header. */
  token: string | null;
}

/** A mock backend behind a simulated network with faults, without HTTP. */
export interface FaultyBackend {
  database: Database;
  clock: ManualClock;
  client: QueryClient;
  transport: Transport;
  /** Every attempt so far. */
  sent: SentCall[];
  /** The endpoints of all calls that the backend has executed, in order. */
  done: Endpoint[];
  /** Ends the session: no further call gets a token. */
  endSession(): void;
  /** Starts a new session of the same person after the end of the previous one. */
  signInAgain(): void;
  /** Makes the next renewal return the token of another person, which ends the session. */
  replacePerson(): void;
  /** Sets the fault of the calls that `isHit` selects; null clears it. */
  setFault(name: FaultName | null, isHit?: (endpoint: Endpoint) => boolean): void;
  /**
   * Delays the calls that `isHit` selects: the client gets a network error, and the backend executes them in `land`.
   */
  delay(isHit: (endpoint: Endpoint) => boolean): void;
  /** Executes the delayed calls and stops delaying. */
  land(): Promise<void>;
  /** Sets a second fault, for calls that the first one does not hit. */
  setReadFault(name: FaultName | null, isHit?: (endpoint: Endpoint) => boolean): void;
  /** Replaces the successful JSON responses of the backend. */
  setAnswer(rewrite: (endpoint: Endpoint, answer: unknown) => unknown): void;
}

interface ActiveFault {
  name: FaultName;
  isHit(endpoint: Endpoint): boolean;
}

/** Time limit of a call without a response, in milliseconds. */
const shortMs = 5;

/** Creates a backend with a client that is signed in as a person. */
export function aFaultyBackend(person: PersonKey, scenario: Partial<Scenario> = {}): FaultyBackend {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const database = createDatabase({ ...defaultScenario, ...scenario }, clock);
  const handlers = createHandlers(() => database);
  const endpoints: Endpoint[] = Object.values(calls);
  const sent: SentCall[] = [];
  const done: Endpoint[] = [];
  let isEnded = false;
  let isReplaced = false;
  let fault: ActiveFault | null = null;
  let readFault: ActiveFault | null = null;
  let attempts = 0;
  let rewrite: ((endpoint: Endpoint, answer: unknown) => unknown) | null = null;
  let isDelayed: (endpoint: Endpoint) => boolean = () => false;
  const delayed: (() => Promise<unknown>)[] = [];

  const fetch: typeof globalThis.fetch = async (address, init) => {
    const request = new Request(address, { ...init, signal: null });
    const { pathname } = new URL(request.url);
    const endpoint = endpoints.find((one) => pathname.endsWith(one.path.replace(/^\./, '')));
    if (!endpoint) throw new Error(`No endpoint has the path ${pathname}.`);
    sent.push({ endpoint, token: request.headers.get('Authorization') });
    const work = async () => {
      const response = (await getResponse(handlers, request)) ?? Response.error();
      if (!response.ok) return response;
      done.push(endpoint);
      return rewrite && endpoint.answerFormat === 'json'
        ? Response.json(rewrite(endpoint, await response.json()))
        : response;
    };
    if (isDelayed(endpoint)) {
      delayed.push(work);
      throw new TypeError('Failed to fetch');
    }
    const active = [fault, readFault].find((one) => one?.isHit(endpoint));
    if (!active || !canHappenTo(endpoint, active.name)) return work();
    const signal = init?.signal ?? new AbortController().signal;
    return faults[active.name]({ endpoint, attempt: ++attempts, signal, work });
  };

  let token = openSession(database, person);
  const authorization: Authorization = {
    signal: new AbortController().signal,
    token() {
      if (isEnded) throw new SessionEndedError();
      return token;
    },
    renew() {
      // A session never uses the token of another person.
      if (isReplaced) isEnded = true;
      if (isEnded) return Promise.reject(new SessionEndedError());
      token = openSession(database, person);
      return Promise.resolve(token);
    },
    onRefusedAgain() {
      isEnded = true;
    },
  };
  const patient = createTransport({ ...connection(), authorization, fetch });
  const impatient = createTransport({ ...connection(), authorization, fetch, timeoutMs: shortMs });
  const transport: Transport = {
    call: (endpoint, input, options) =>
      (fault?.name.startsWith('time-out') && fault.isHit(endpoint) ? impatient : patient).call(
        endpoint,
        input,
        options,
      ),
  };
  return {
    database,
    clock,
    client: createQueryClient({ transport, clock, retryDelay: 0 }),
    transport,
    sent,
    done,
    endSession() {
      isEnded = true;
    },
    signInAgain() {
      if (isEnded) token = openSession(database, person);
      isEnded = false;
    },
    replacePerson() {
      isReplaced = true;
    },
    setFault(name, isHit = () => true) {
      fault = name && { name, isHit };
      attempts = 0;
    },
    delay(isHit) {
      isDelayed = isHit;
    },
    async land() {
      isDelayed = () => false;
      for (const work of delayed.splice(0)) await work();
    },
    setReadFault(name, isHit = () => true) {
      readFault = name && { name, isHit };
    },
    setAnswer(change) {
      rewrite = change;
    },
  };
}

function connection() {
  return { baseUrl: () => 'http://backend.test', language: () => 'en' as const, pageUrl: 'http://app.test/' };
}
