import type { FailureKind, Scenario } from '@selfservice/mock-server/core/scenario';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';

type NetworkFields = Pick<Scenario, 'latencyMs' | 'isOffline' | 'failures'>;

/** A state of the network to try out. */
export interface Network {
  id: string;
  /** The words for it. */
  label: string;
  /** What it changes in a scenario. */
  fields: NetworkFields;
}

/** The states of the network that the demo offers, the ordinary one first. */
export const networks: readonly Network[] = [
  network('fine', 'Fast'),
  network('slow', 'Slow: every answer takes 2 s', { latencyMs: 2000 }),
  network('offline', 'Offline', { isOffline: true }),
  failing('500', 'Dashboard: the server fails (500)', 'DashboardData'),
  failing('403', 'Dashboard: refused (403)', 'DashboardData'),
  failing('401', 'Dashboard: session over (401)', 'DashboardData'),
  failing('malformed', 'Dashboard: broken answer', 'DashboardData'),
  failing('network', 'Dashboard: connection lost', 'DashboardData'),
  failing('500', 'Start-up: the server fails (500)', 'Startup'),
];

/** The state of the network in a scenario; null for one that the demo does not offer. */
export function networkOf(scenario: NetworkFields): Network | null {
  return networks.find(({ fields }) => marks(fields) === marks(scenario)) ?? null;
}

function marks({ latencyMs, isOffline, failures }: NetworkFields): string {
  return JSON.stringify([latencyMs, isOffline, failures]);
}

function network(id: string, label: string, changes: Partial<NetworkFields> = {}): Network {
  const { latencyMs, isOffline, failures } = defaultScenario;
  return { id, label, fields: { latencyMs, isOffline, failures, ...changes } };
}

function failing(kind: FailureKind, label: string, call: string): Network {
  return network(`${call}-${kind}`, label, { failures: { [call]: kind } });
}
