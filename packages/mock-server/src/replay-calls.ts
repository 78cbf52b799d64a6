import { fromUtcDate, localDateTime, toUtcDate } from '@selfservice/api/core/local-date';
import { calls as endpoints } from './core/calls.ts';
import type { Database } from './core/database.ts';
import { createDatabase, createSessionRows, issueTokens } from './core/database.ts';
import type { DoneCall } from './core/done-calls.ts';
import type { KeptRows } from './core/lasting-rows.ts';
import { keptRows } from './core/lasting-rows.ts';
import { createManualClock } from './core/manual-clock.ts';
import type { Scenario } from './core/scenario.ts';
import { defaultScenario } from './core/scenario.ts';
import { contractHandlers } from './handlers.generated.ts';

/** The result of `replayCalls`. */
export interface Replay {
  /** The rows after all calls, as differences from a new backend. */
  rows: KeptRows;
  /** The calls that the backend has refused. */
  refused: DoneCall[];
}

/**
 * Does recorded calls again on a new backend of a scenario, each at its time. The network and the rights of the scenario do
 * not matter: they may have been set after the calls.
 */
export async function replayCalls(scenario: Scenario, calls: readonly DoneCall[]): Promise<Replay> {
  const { latencyMs, isOffline, failures, disabledActions, invisibleActions } = defaultScenario;
  const calm = { ...scenario, latencyMs, isOffline, failures, disabledActions, invisibleActions };
  const database = createDatabase(calm, createManualClock(localDateTime(scenario.at)));
  database.recordsCalls = true;
  const refused: DoneCall[] = [];
  for (const call of calls) {
    const isDone = await doAgain(database, call).catch(() => false);
    if (!isDone) refused.push(call);
  }
  Object.assign(database, createSessionRows());
  return { rows: keptRows(database), refused };
}

/** Returns whether the backend has done the call. */
async function doAgain(
  database: Database,
  { call, second, grant, language, query, body }: DoneCall,
): Promise<boolean> {
  const { method, path } = endpoints[call];
  const handler = contractHandlers.find(({ endpoint }) => endpoint === endpoints[call]);
  const begin = toUtcDate(localDateTime(database.scenario.at)).getTime();
  database.clock = createManualClock(fromUtcDate(new Date(begin + second * 1000)));
  // A person who must change the password could not have made the call before.
  database.mustChangePassword.delete(grant.person);
  const request = new Request(`http://replay.test${path}?${new URLSearchParams(query).toString()}`, {
    method,
    headers: {
      Authorization: `Bearer ${issueTokens(database, grant).access}`,
      'Accept-Language': language,
      'Content-Type': 'application/json',
    },
    ...(body !== null && { body: JSON.stringify(body) }),
  });
  const response = await handler?.respond(database, request, {});
  return response?.ok ?? false;
}
