import type { CallName } from '@selfservice/mock-server/core/calls';
import type { FailureKind } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
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
  failingCall('getDashboardData', '500', 'Dashboard: the server fails (500)'),
  failingCall('getDashboardData', '403', 'Dashboard: refused (403)'),
  failingCall('getDashboardData', '401', 'Dashboard: session over (401)'),
  failingCall('getDashboardData', 'malformed', 'Dashboard: broken answer'),
  failingCall('getDashboardData', 'network', 'Dashboard: connection lost'),
  failingCall('getStartup', '500', 'Start-up: the server fails (500)'),
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

function failingCall(call: CallName, kind: FailureKind, label: string): Network {
  return network(`${call}-${kind}`, label, { failures: [failing(call, kind)] });
}
