import type { Authorization } from '@selfservice/api/core/create-transport';
import { createTransport } from '@selfservice/api/core/create-transport';
import { createQueryClient } from '@selfservice/api/core/create-query-client';
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

/** One attempt that has reached the network. */
interface SentCall {
  endpoint: Endpoint;
  /** The `Authorization` header. */
  token: string | null;
}

/** A mock backend behind a network whose calls can meet a fault, without any HTTP. */
export interface FaultyBackend {
  database: Database;
  clock: ManualClock;
  client: QueryClient;
  transport: Transport;
  /** Every attempt so far. */
  sent: SentCall[];
  /** The fault of the calls that `isHit` selects, until it is cleared by null. */
  setFault(name: FaultName | null, isHit?: (endpoint: Endpoint) => boolean): void;
}

/** Time limit of a call that gets no answer, in milliseconds. */
const shortMs = 5;

/** Creates a backend, and a client of it that is signed in as a person. */
export function aFaultyBackend(person: PersonKey, scenario: Partial<Scenario> = {}): FaultyBackend {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const database = createDatabase({ ...defaultScenario, ...scenario }, clock);
  const handlers = createHandlers(() => database);
  const endpoints: Endpoint[] = Object.values(calls);
  const sent: SentCall[] = [];
  let fault: { name: FaultName; isHit: (endpoint: Endpoint) => boolean } | null = null;
  let attempts = 0;

  const fetch: typeof globalThis.fetch = async (address, init) => {
    const request = new Request(address, { ...init, signal: null });
    const { pathname } = new URL(request.url);
    const endpoint = endpoints.find((one) => pathname.endsWith(one.path.replace(/^\./, '')));
    if (!endpoint) throw new Error(`No endpoint has the path ${pathname}.`);
    sent.push({ endpoint, token: request.headers.get('Authorization') });
    const work = async () => (await getResponse(handlers, request)) ?? Response.error();
    if (!fault?.isHit(endpoint) || !canHappenTo(endpoint, fault.name)) return work();
    const signal = init?.signal ?? new AbortController().signal;
    return faults[fault.name]({ endpoint, attempt: ++attempts, signal, work });
  };

  let token = openSession(database, person);
  const authorization: Authorization = {
    signal: new AbortController().signal,
    token: () => token,
    renew: () => Promise.resolve((token = openSession(database, person))),
    onRefusedAgain() {},
  };
  const patient = createTransport({ ...connection(), authorization, fetch });
  const impatient = createTransport({ ...connection(), authorization, fetch, timeoutMs: shortMs });
  return {
    database,
    clock,
    client: createQueryClient({ clock, retryDelay: 0 }),
    transport: {
      call: (endpoint, input, options) =>
        (fault?.name.startsWith('time-out') && fault.isHit(endpoint) ? impatient : patient).call(
          endpoint,
          input,
          options,
        ),
    },
    sent,
    setFault(name, isHit = () => true) {
      fault = name && { name, isHit };
      attempts = 0;
    },
  };
}

function connection() {
  return { baseUrl: () => 'http://backend.test', language: () => 'en' as const, pageUrl: 'http://app.test/' };
}
