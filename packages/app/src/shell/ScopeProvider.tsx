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
  /** The scope of the sign-in. */
  scope: SessionScope;
  /** The current time. */
  clock: Clock;
  /** The services of the page. */
  host: Host;
  /** Further values of the environment. */
  values: Pick<
    Environment,
    'permissions' | 'configuration' | 'drafts' | 'kept' | 'recentCentres' | 'seenPlan'
  >;
  /** The screens. */
  children: ReactNode;
}

/**
 * Binds the screens inside to one sign-in: their calls, cached responses and pending writes end with it. Must have the
 * scope's id as its `key`.
 *
 * @requirement session-20, session-38
 */
export function ScopeProvider({ scope, clock, host, values, children }: ScopeProviderProps) {
  const [notify] = useState(host.createNotify);
  const onBeforeEnd = (send: () => void) => {
    scope.onBeforeEnd(send);
    // The page outlives the session.
    scope.signal.addEventListener('abort', host.onPageEnd(send));
  };
  return (
    <QueryClientProvider
      client={queryClientOf({ scope, clock, onCallFailed: host.onCallFailed, outbox: host.outbox })}
    >
      <EnvironmentProvider
        value={{ ...values, sessionValue: scope.sessionValue, clock, notify, onBeforeEnd }}
      >
        {children}
      </EnvironmentProvider>
    </QueryClientProvider>
  );
}
