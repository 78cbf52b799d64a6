import type { Clock } from '@selfservice/api/core/clock';
import { createQueryClient } from '@selfservice/api/core/create-query-client';
import { createTransport, fixedToken } from '@selfservice/api/core/create-transport';
import type { Language } from '@selfservice/api/core/language';
import { defaultConfiguration } from '@selfservice/api/session/configuration';
import { createOwnedValues } from '@selfservice/api/session/owned-values';
import { allPermissions } from '@selfservice/api/session/permissions';
import type { Environment } from '@selfservice/ui/environment/Environment';
import { EnvironmentProvider } from '@selfservice/ui/environment/Environment';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import { QueryClientProvider } from '@tanstack/react-query';
import { use, useState } from 'react';
import type { ReactNode } from 'react';
import { testServer } from './test-server.ts';
import type { TestChoice } from './test-server.ts';

export interface TestBackendProps {
  /** What is generated. Another choice begins anew: nothing of the one before is left. */
  choice: TestChoice;
  /** The current time. */
  clock: Clock;
  /** The screen that asks. */
  children: ReactNode;
}

/** Gives a screen a backend inside the page and a cache of its own, apart from those of who may be signed in. */
export function TestBackend({ choice, ...rest }: TestBackendProps) {
  // Some of the answers are in words.
  const language = useLanguage();
  return (
    <OneBackend key={JSON.stringify([language, choice])} choice={choice} language={language} {...rest} />
  );
}

function OneBackend({ choice, clock, language, children }: TestBackendProps & { language: Language }) {
  const { createTestBackend } = use(testServer);
  const [{ environment, queryClient }] = useState(() => {
    const { fetch, accessToken } = createTestBackend(choice, clock);
    const transport = createTransport({
      baseUrl: () => '',
      language: () => language,
      authorization: fixedToken(accessToken),
      fetch,
    });
    const own = createOwnedValues(new AbortController().signal);
    const added: Environment = { ...unattended, own, clock };
    // The screen says what fails.
    return { environment: added, queryClient: createQueryClient({ transport, clock }) };
  });
  return (
    <QueryClientProvider client={queryClient}>
      <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>
    </QueryClientProvider>
  );
}

/** Everything is allowed, nothing is kept, and nothing waits to be sent. */
const unattended: Omit<Environment, 'clock' | 'own'> = {
  permissions: allPermissions,
  configuration: defaultConfiguration(),
  notify: { success() {}, refusal() {}, error() {} },
  drafts: { read: () => null, write() {}, remove() {} },
  keptDecisions: { read: () => null, write() {}, remove() {} },
  recentCentres: { read: () => null, write() {}, remove() {} },
  onBeforeEnd() {},
};
