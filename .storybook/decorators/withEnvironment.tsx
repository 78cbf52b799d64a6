import type { Centre } from '@selfservice/api/centres/centres';
import type { StoredValue } from '@selfservice/api/core/stored-value';
import type { SeenPlan } from '@selfservice/api/my-plan/seen-plan';
import { toConfiguration } from '@selfservice/api/session/session-mapping';
import { configurationSchema } from '@selfservice/api/session/session.wire';
import { EnvironmentProvider } from '@selfservice/ui/environment/Environment';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { fn } from 'storybook/test';
import type { StoryBackend } from '../backend.ts';
import { backendOf, createDrafts } from '../backend.ts';

/** Spies for the notifications of a story. */
export const notify = { success: fn(), refusal: fn(), error: fn() };

function createStoredValue<T>(): StoredValue<T> {
  let kept: T | null = null;
  return {
    read: () => kept,
    write(value) {
      kept = value;
    },
    remove() {
      kept = null;
    },
  };
}

function StoryEnvironment({ backend, children }: { backend: StoryBackend; children: React.ReactNode }) {
  // Cached responses stay when only the theme or the language changes.
  const [queryClient] = useState(backend.queryClient);
  const [drafts] = useState(createDrafts);
  const [recentCentres] = useState(createStoredValue<readonly Centre[]>);
  const [seenPlan] = useState(createStoredValue<SeenPlan>);
  const [ended] = useState(() => new AbortController());
  useEffect(() => () => ended.abort(), [ended]);
  // A story simulates the end of the page by the event that the browser sends.
  const onBeforeEnd = (send: () => void) =>
    window.addEventListener('pagehide', send, { signal: ended.signal });
  const { scenario, clock, permissions, sessionValue, kept } = backend;
  const configuration = toConfiguration(v.parse(configurationSchema, scenario.configuration));
  return (
    <QueryClientProvider client={queryClient}>
      <EnvironmentProvider
        value={{
          clock,
          permissions,
          configuration,
          notify,
          drafts,
          kept: { store: kept, owner: 'story' },
          recentCentres,
          seenPlan,
          onBeforeEnd,
          sessionValue,
        }}
      >
        {children}
      </EnvironmentProvider>
    </QueryClientProvider>
  );
}

/** Gives each story a new query client, a new backend, a stopped clock and the permissions of its person. */
export const withEnvironment: Decorator = (Story, { loaded, id }) => {
  const backend = backendOf(loaded);
  return (
    <StoryEnvironment key={`${id} ${backend.key}`} backend={backend}>
      <Story />
    </StoryEnvironment>
  );
};
