import type { Clock } from '@selfservice/api/core/clock';
import type { SetupServer } from 'msw/node';
import { setupServer } from 'msw/node';
import type { Database } from './core/database.ts';
import { createDatabase } from './core/database.ts';
import { createScenarioClock } from './core/mock-clock.ts';
import type { Scenario } from './core/scenario.ts';
import { defaultScenario } from './core/scenario.ts';
import { createHandlers } from './handlers.ts';

/** A mock backend inside a Node process. */
export interface MockServer extends Disposable {
  /** The msw server, for additional handlers of a test. */
  server: SetupServer;
  database: Database;
}

/** Intercepts the calls of the process until it is disposed of. A call without a handler fails. */
export function startMockServer(scenario: Partial<Scenario> = {}, clock?: Clock): MockServer {
  const whole = { ...defaultScenario, ...scenario };
  const database = createDatabase(whole, clock ?? createScenarioClock(whole));
  const server = setupServer(...createHandlers(() => database));
  server.listen({ onUnhandledFrame: 'error' });
  return { server, database, [Symbol.dispose]: () => server.close() };
}
