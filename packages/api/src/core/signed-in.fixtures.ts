import type { Database } from '@selfservice/mock-server/core/database';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { people } from '@selfservice/mock-server/core/people';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { openSession } from '@selfservice/mock-server/core/story-session';
import type { MockServer } from '@selfservice/mock-server/node';
import { startMockServer } from '@selfservice/mock-server/node';
import { MutationObserver } from '@tanstack/react-query';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { createQueryClient } from './create-query-client.ts';
import { createTransport, fixedToken } from './create-transport.ts';
import type { BackendLanguage } from './language.ts';
import { localDateTime } from './local-date.ts';
import type { ManualClock } from '@selfservice/mock-server/core/manual-clock';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { Transport } from './transport.ts';

/** A mock backend with signed-in clients. */
export interface SignedInTest extends Disposable {
  clock: ManualClock;
  mock: MockServer;
  database: Database;
  /** Returns a signed-in person, the same each time. The substitute acts for the approver. */
  as(person: PersonKey, language?: BackendLanguage): SignedInPerson;
  /** The bodies of the calls so far in order, each with the last part of its path. */
  sent: { call: string; body: unknown }[];
}

/** A signed-in person: a transport and the query client that is bound to it. */
export interface SignedInPerson extends Transport {
  /** The product's query client of this sign-in. It repeats a read without a pause. */
  client: QueryClient;
  /** Runs a mutation to its end. */
  run<T, V>(options: MutationOptions<T, Error, V>, variables: V): Promise<T>;
}

/** Starts a backend at 8:00 on the day of the scenario. */
export function aBackend(scenario: Partial<Scenario> = {}): SignedInTest {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const mock = startMockServer(scenario, clock);
  const signedIn = new Map<string, SignedInPerson>();
  const sent: SignedInTest['sent'] = [];
  mock.server.events.on('request:start', ({ request }) => {
    const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
    // The entry is added before its body is read, so the order is that of the calls.
    const entry: SignedInTest['sent'][number] = { call, body: undefined };
    sent.push(entry);
    // The body of an aborted call cannot be read.
    if (request.method === 'POST') readInto(entry, request.clone()).catch(() => {});
  });
  return {
    clock,
    mock,
    database: mock.database,
    sent,
    as(person, language = 'en') {
      const key = `${person} ${language}`;
      const known = signedIn.get(key);
      if (known) return known;
      const transport = createTransport({
        baseUrl: () => 'http://backend.test',
        language: () => language,
        authorization: fixedToken(openSession(mock.database, person)),
      });
      const client = createQueryClient({ transport, clock, retryDelay: 0 });
      const added: SignedInPerson = {
        ...transport,
        client,
        run: (options, variables) => new MutationObserver(client, options).mutate(variables),
      };
      signedIn.set(key, added);
      return added;
    },
    [Symbol.dispose]() {
      for (const { client } of signedIn.values()) client.clear();
      mock[Symbol.dispose]();
    },
  };
}

async function readInto(entry: { body: unknown }, request: Request): Promise<void> {
  const contentType = request.headers.get('Content-Type');
  if (contentType === null) return;
  entry.body = contentType.startsWith('application/json')
    ? await request.json()
    : Object.fromEntries(await request.formData());
}

/** Returns the reference of a named person. */
export const refOf = (person: PersonKey) => people[person].ref;
