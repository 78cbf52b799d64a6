import type { CallName } from '@selfservice/mock-server/core/calls';
import type { FailureKind } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';

type NetworkFields = Pick<Scenario, 'latencyMs' | 'isOffline' | 'failures'>;

/** A simulated network. */
export interface Network {
  id: string;
  /** The label in the demo. */
  label: string;
  /** The fields of the scenario that simulate the network. */
  fields: NetworkFields;
}

/** The simulated networks of the demo, the default first. */
export const networks: readonly Network[] = [
  network('fine', 'Fast'),
  network('slow', 'Slow: every response takes 2 s', { latencyMs: 2000 }),
  network('offline', 'Offline', { isOffline: true }),
  failingCall('getDashboardData', '500', 'Dashboard: the server fails (500)'),
  failingCall('getDashboardData', '403', 'Dashboard: refused (403)'),
  failingCall('getDashboardData', '401', 'Dashboard: session over (401)'),
  failingCall('getDashboardData', 'malformed', 'Dashboard: broken response'),
  failingCall('getDashboardData', 'network', 'Dashboard: connection lost'),
  failingCall('getStartup', '500', 'Start-up: the server fails (500)'),
];

/** Returns the network of a scenario; null if the demo does not offer it. */
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

function failingCall(call: CallName, kind: FailureKind, label: string): Network {
  return network(`${call}-${kind}`, label, { failures: [failing(call, kind)] });
}
