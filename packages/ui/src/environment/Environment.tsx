import type { Centre } from '@selfservice/api/centres/centres';
import type { Clock } from '@selfservice/api/core/clock';
import type { StoredValue } from '@selfservice/api/core/stored-value';
import type { OwnedValues } from '@selfservice/api/session/owned-values';
import type { Permissions } from '@selfservice/api/session/permissions';
import type { Configuration } from '@selfservice/api/session/session-state';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** Shows a result in the notification area that stands on every screen. */
export interface Notify {
  /** Something has been done; `message` is a translated sentence. */
  success(message: string): void;
  /** Shows a refusal of the server. `message` is a translated sentence, `raw` the server's own text, shown folded. */
  refusal(message: string, raw?: string): void;
  /** Something failed; `title` is a translated sentence that says what. Default: by the kind of error. */
  error(error: Error, title?: string): void;
}

/** Keeps what is being typed until it is saved or dropped, for the person spoken for and until the logout. */
export interface Drafts {
  /** The text kept under a key, null for none. */
  read(key: string): string | null;
  /** Keeps a text in the place of the one before. */
  write(key: string, text: string): void;
  /** Forgets it. */
  remove(key: string): void;
}

/** What a screen is given by its surroundings, and never takes from a module. */
export interface Environment {
  clock: Clock;
  permissions: Permissions;
  configuration: Configuration;
  notify: Notify;
  drafts: Drafts;
  /**
   * Keeps decisions on this device for the person spoken for from the moment before they are sent until they are settled,
   * also after a logout. All tabs share it.
   */
  keptDecisions: Drafts;
  /** The centres that the person spoken for has chosen last, on this device; the latest first. */
  recentCentres: StoredValue<readonly Centre[]>;
  /**
   * Calls back right before the session ends or its person changes, and before the page goes away: what waits to be sent
   * goes then, by calls with `keepalive` that begin before the callback returns.
   */
  onBeforeEnd: (send: () => void) => void;
  /** What belongs to the signed-in person and outlives a screen. */
  own: OwnedValues;
}

const EnvironmentContext = createContext<Environment | null>(null);

export interface EnvironmentProviderProps {
  /** What the screens inside are given. */
  value: Environment;
  /** The screens. */
  children: ReactNode;
}

/** Gives the screens inside their surroundings. */
export function EnvironmentProvider({ value, children }: EnvironmentProviderProps) {
  return <EnvironmentContext value={value}>{children}</EnvironmentContext>;
}

/**
 * Everything that a screen is given.
 *
 * @throws Error outside of an `EnvironmentProvider`, as every hook here does
 */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error('Wrap this screen in an <EnvironmentProvider>.');
  return environment;
}

/** The one source of the current time. */
export function useClock(): Clock {
  return useEnvironment().clock;
}

/** What the person may do. */
export function usePermissions(): Permissions {
  return useEnvironment().permissions;
}

/** The fields of `config.json`. */
export function useConfiguration(): Configuration {
  return useEnvironment().configuration;
}

/** Shows results in the notification area. */
export function useNotify(): Notify {
  return useEnvironment().notify;
}

/** The centres that were chosen last. */
export function useRecentCentres(): StoredValue<readonly Centre[]> {
  return useEnvironment().recentCentres;
}

/** Keeps what is being typed. */
export function useDrafts(): Drafts {
  return useEnvironment().drafts;
}
