import type { Clock } from '@selfservice/api/core/clock';
import type { SetupServer } from 'msw/node';
import { setupServer } from 'msw/node';
import type { Database } from './core/database.ts';
import { createDatabase } from './core/database.ts';
import { createRunningClock } from './core/mock-clock.ts';
import type { Scenario } from './core/scenario.ts';
import { defaultScenario } from './core/scenario.ts';
import { createHandlers } from './handlers.ts';

/** A mock backend inside a Node process. */
export interface MockServer extends Disposable {
  /** For a handler of a test's own. */
  server: SetupServer;
  database: Database;
}

/** Starts to answer the process's calls; every call that no handler answers fails. Dispose of it to end. */
export function startMockServer(scenario: Partial<Scenario> = {}, clock?: Clock): MockServer {
  const whole = { ...defaultScenario, ...scenario };
  const database = createDatabase(whole, clock ?? createRunningClock(whole.at));
  const server = setupServer(...createHandlers(() => database));
  server.listen({ onUnhandledFrame: 'error' });
  return { server, database, [Symbol.dispose]: () => server.close() };
}
