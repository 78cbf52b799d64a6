import type { DecisionKeeping } from '@selfservice/api/core/decisions/kept-decision';
import type { Centre } from '@selfservice/api/centres/centres';
import type { Clock } from '@selfservice/api/core/clock';
import type { Drafts } from '@selfservice/api/core/drafts';
import type { StoredValue } from '@selfservice/api/core/stored-value';
import type { SeenPlan } from '@selfservice/api/my-plan/seen-plan';
import type { SessionValues } from '@selfservice/api/session/session-values';
import type { Permissions } from '@selfservice/api/session/permissions';
import type { Configuration } from '@selfservice/api/session/session-state';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** Shows results in the notification area of every screen. @requirement shell-18, shell-21, shell-22 */
export interface Notify {
  /** Shows a success. `message` is a translated sentence. */
  success(message: string): void;
  /** Shows a refusal of the server. `message` is a translated sentence; `raw` is the server's text, shown folded. */
  refusal(message: string, raw?: string): void;
  /** Shows an error. `title` is a translated sentence. Default: a title for the kind of error. */
  error(error: Error, title?: string): void;
}

/** The values that screens get from a context instead of a module. */
export interface Environment {
  clock: Clock;
  permissions: Permissions;
  configuration: Configuration;
  notify: Notify;
  /** Keeps what the person has entered until it is saved, dropped, or the user logs out. */
  drafts: Drafts;
  /**
   * Where decisions of the selected person are kept on this device from their press until they are settled, also after a logout.
   * Shared by all tabs.
   */
  kept: Pick<DecisionKeeping, 'store' | 'owner'>;
  /** The centres that the selected person has chosen last on this device, the latest first. */
  recentCentres: StoredValue<readonly Centre[]>;
  /** The days of the own plan that the selected person has seen on this device. */
  seenPlan: StoredValue<SeenPlan>;
  /**
   * Calls back right before the session ends, its person changes or the page is unloaded, so that pending writes can be sent
   * by calls with `keepalive` that start before the callback returns.
   */
  onBeforeEnd: (send: () => void) => void;
  /** Values that belong to the signed-in person and outlive a screen. */
  sessionValue: SessionValues;
}

const EnvironmentContext = createContext<Environment | null>(null);

export interface EnvironmentProviderProps {
  /** The environment of the screens inside. */
  value: Environment;
  /** The screens. */
  children: ReactNode;
}

/** Provides the environment for the screens inside. */
export function EnvironmentProvider({ value, children }: EnvironmentProviderProps) {
  return <EnvironmentContext value={value}>{children}</EnvironmentContext>;
}

/**
 * Returns the whole environment.
 *
 * @throws Error outside of an `EnvironmentProvider`; also every other hook of this file
 */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error('Wrap this screen in an <EnvironmentProvider>.');
  return environment;
}

/** Returns the clock, the only source of the current time. */
export function useClock(): Clock {
  return useEnvironment().clock;
}

/** Returns the permissions of the user. */
export function usePermissions(): Permissions {
  return useEnvironment().permissions;
}

/** Returns the configuration. */
export function useConfiguration(): Configuration {
  return useEnvironment().configuration;
}

/** Returns the functions that show notifications. */
export function useNotify(): Notify {
  return useEnvironment().notify;
}

/** Returns the recent centres. */
export function useRecentCentres(): StoredValue<readonly Centre[]> {
  return useEnvironment().recentCentres;
}

/** Returns the drafts of the selected person. */
export function useDrafts(): Drafts {
  return useEnvironment().drafts;
}
