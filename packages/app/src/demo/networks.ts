import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';

type NetworkFields = Pick<Scenario, 'latencyMs' | 'isOffline' | 'failures'>;

/** A state of the network to try out, with the words for it. */
export interface Network extends NetworkFields {
  id: string;
  label: string;
}

const { latencyMs, isOffline, failures } = defaultScenario;
const fine: NetworkFields = { latencyMs, isOffline, failures };

/** The states of the network that the demo offers, the ordinary one first. */
export const networks: readonly Network[] = [
  { ...fine, id: 'fine', label: 'Fast' },
  { ...fine, id: 'slow', label: 'Slow: every answer takes 2 s', latencyMs: 2000 },
  { ...fine, id: 'offline', label: 'Offline', isOffline: true },
  { ...fine, id: 'dashboard500', label: 'Dashboard: the server fails (500)', failures: { DashboardData: '500' } },
  { ...fine, id: 'dashboard403', label: 'Dashboard: refused (403)', failures: { DashboardData: '403' } },
  { ...fine, id: 'dashboard401', label: 'Dashboard: session over (401)', failures: { DashboardData: '401' } },
  {
    ...fine,
    id: 'dashboardMalformed',
    label: 'Dashboard: broken answer',
    failures: { DashboardData: 'malformed' },
  },
  { ...fine, id: 'ticket500', label: 'Change of person: the server fails (500)', failures: ticketFailures() },
  { ...fine, id: 'startup500', label: 'Start-up: the server fails (500)', failures: { Startup: '500' } },
];

/** The state of the network in a scenario; null for one that the demo does not offer. */
export function networkOf(scenario: NetworkFields): Network | null {
  const marks = (fields: NetworkFields) =>
    JSON.stringify([fields.latencyMs, fields.isOffline, fields.failures]);
  return networks.find((network) => marks(network) === marks(scenario)) ?? null;
}

function ticketFailures(): Scenario['failures'] {
  return { GetAuthUserTicketSelfService: '500', GetAuthUserTicket: '500' };
}
