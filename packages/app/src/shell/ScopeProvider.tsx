import type { Clock } from '@selfservice/api/core/clock';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import type { Environment } from '@selfservice/ui/environment/Environment';
import { EnvironmentProvider } from '@selfservice/ui/environment/Environment';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Host } from './host.ts';
import { queryClientOf } from './query-client-of.ts';

export interface ScopeProviderProps {
  /** The sign-in that everything inside belongs to. */
  scope: SessionScope;
  /** The current time. */
  clock: Clock;
  /** What the page gives to the screens. */
  host: Host;
  /** What else the screens are given. */
  values: Pick<Environment, 'permissions' | 'configuration' | 'drafts' | 'keptDecisions' | 'recentCentres'>;
  /** The screens. */
  children: ReactNode;
}

/**
 * Binds the screens inside to one sign-in: their calls, their cached responses and what waits to be sent end with it. Give
 * it the scope's id as its `key`.
 */
export function ScopeProvider({ scope, clock, host, values, children }: ScopeProviderProps) {
  const [notify] = useState(host.createNotify);
  const onBeforeEnd = (send: () => void) => {
    scope.onBeforeEnd(send);
    // The page goes on without the session.
    scope.signal.addEventListener('abort', host.onPageEnd(send));
  };
  return (
    <QueryClientProvider client={queryClientOf(scope, clock, host.onCallFailed)}>
      <EnvironmentProvider value={{ ...values, own: scope.own, clock, notify, onBeforeEnd }}>
        {children}
      </EnvironmentProvider>
    </QueryClientProvider>
  );
}
