import { createPassingStore } from '@selfservice/api/core/outbox/entry-store';
import type { Clock } from '@selfservice/api/core/clock';
import { createQueryClient } from '@selfservice/api/core/create-query-client';
import { createTransport, fixedToken } from '@selfservice/api/core/create-transport';
import type { BackendLanguage } from '@selfservice/api/core/language';
import { defaultConfiguration } from '@selfservice/api/session/configuration';
import { createSessionValues } from '@selfservice/api/session/session-values';
import { allPermissions } from '@selfservice/api/session/permissions';
import type { Environment } from '@selfservice/ui/environment/Environment';
import { EnvironmentProvider } from '@selfservice/ui/environment/Environment';
import { useBackendLanguage } from '@selfservice/ui/i18n/useLanguage';
import { QueryClientProvider } from '@tanstack/react-query';
import { use, useState } from 'react';
import type { ReactNode } from 'react';
import { testServer } from './test-server.ts';
import type { TestChoice } from './test-server.ts';

export interface TestBackendProps {
  /** The settings of the generated data. Other settings create a new backend and cache. */
  choice: TestChoice;
  /** The current time. */
  clock: Clock;
  /** The screen that uses the backend. */
  children: ReactNode;
}

/** Provides a backend inside the page and a separate cache for a screen. @requirement shell-11 */
export function TestBackend({ choice, ...rest }: TestBackendProps) {
  // The responses contain texts in the language.
  const language = useBackendLanguage();
  return (
    <OneBackend key={JSON.stringify([language, choice])} choice={choice} language={language} {...rest} />
  );
}

function OneBackend({ choice, clock, language, children }: TestBackendProps & { language: BackendLanguage }) {
  const { createTestBackend } = use(testServer);
  const [{ environment, queryClient }] = useState(() => {
    const { fetch, accessToken } = createTestBackend(choice, clock);
    const transport = createTransport({
      baseUrl: () => '',
      language: () => language,
      authorization: fixedToken(accessToken),
      fetch,
    });
    const sessionValue = createSessionValues(new AbortController().signal);
    const added: Environment = { ...unattended, sessionValue, clock };
    // The screen shows failures.
    return { environment: added, queryClient: createQueryClient({ transport, clock }) };
  });
  return (
    <QueryClientProvider client={queryClient}>
      <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>
    </QueryClientProvider>
  );
}

/** An environment that allows everything, stores nothing and has no pending writes. */
const unattended: Omit<Environment, 'clock' | 'sessionValue'> = {
  permissions: allPermissions,
  configuration: defaultConfiguration(),
  notify: { success() {}, refusal() {}, error() {} },
  drafts: { read: () => null, write() {}, remove() {} },
  kept: { store: createPassingStore(), owner: '' },
  recentCentres: { read: () => null, write() {}, remove() {} },
  seenPlan: { read: () => null, write() {}, remove() {} },
  onBeforeEnd() {},
};
