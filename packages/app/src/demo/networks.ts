import type { CallName } from '@selfservice/mock-server/core/calls';
import type { FailureKind } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import type { Texts } from '@selfservice/mock-server/core/texts';
import { texts } from '@selfservice/mock-server/core/texts';

type NetworkFields = Pick<Scenario, 'latencyMs' | 'isOffline' | 'failures'>;

/** A simulated network. */
export interface Network {
  id: string;
  /** The label in the demo. */
  label: Texts;
  /** The fields of the scenario that simulate the network. */
  fields: NetworkFields;
}

/** The simulated networks of the demo, the default first. */
export const networks: readonly Network[] = [
  network('fine', texts('Fast', 'Rychlá', 'Rýchla')),
  network(
    'slow',
    texts(
      'Slow: every response takes 2 s',
      'Pomalá: každá odpověď trvá 2 s',
      'Pomalá: každá odpoveď trvá 2 s',
    ),
    { latencyMs: 2000 },
  ),
  network('offline', texts('Offline', 'Bez připojení', 'Bez pripojenia'), { isOffline: true }),
  failingCall(
    'getDashboardData',
    '500',
    texts(
      'Dashboard: the server fails (500)',
      'Přehled: chyba serveru (500)',
      'Prehľad: chyba servera (500)',
    ),
  ),
  failingCall(
    'getDashboardData',
    '403',
    texts('Dashboard: refused (403)', 'Přehled: odmítnutí (403)', 'Prehľad: odmietnutie (403)'),
  ),
  failingCall(
    'getDashboardData',
    '401',
    texts(
      'Dashboard: session over (401)',
      'Přehled: konec přihlášení (401)',
      'Prehľad: koniec prihlásenia (401)',
    ),
  ),
  failingCall(
    'getDashboardData',
    'malformed',
    texts('Dashboard: broken response', 'Přehled: poškozená odpověď', 'Prehľad: poškodená odpoveď'),
  ),
  failingCall(
    'getDashboardData',
    'network',
    texts('Dashboard: connection lost', 'Přehled: ztráta spojení', 'Prehľad: strata spojenia'),
  ),
  failingCall(
    'getStartup',
    '500',
    texts(
      'Start-up: the server fails (500)',
      'Spuštění: chyba serveru (500)',
      'Spustenie: chyba servera (500)',
    ),
  ),
];

/** Returns the network of a scenario; null if the demo does not offer it. */
export function networkOf(scenario: NetworkFields): Network | null {
  return networks.find(({ fields }) => marks(fields) === marks(scenario)) ?? null;
}

function marks({ latencyMs, isOffline, failures }: NetworkFields): string {
  return JSON.stringify([latencyMs, isOffline, failures]);
}

function network(id: string, label: Texts, changes: Partial<NetworkFields> = {}): Network {
  const { latencyMs, isOffline, failures } = defaultScenario;
  return { id, label, fields: { latencyMs, isOffline, failures, ...changes } };
}

function failingCall(call: CallName, kind: FailureKind, label: Texts): Network {
  return network(`${call}-${kind}`, label, { failures: [failing(call, kind)] });
}
