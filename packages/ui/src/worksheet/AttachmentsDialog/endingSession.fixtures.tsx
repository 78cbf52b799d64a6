import { createQueryClient, transportOf } from '@selfservice/api/core/create-query-client';
import type { EntryStore } from '@selfservice/api/core/outbox/entry-store';
import { createPassingStore } from '@selfservice/api/core/outbox/entry-store';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useClock } from '../../environment/Environment.tsx';

const session = new EventTarget();

/** Mounts its children again for each session. @param isReloaded whether nothing but what is stored stays */
function EndingSession({ isReloaded = false, children }: { isReloaded?: boolean; children: ReactNode }) {
  const [signIns, setSignIns] = useState(1);
  const [store] = useState(() => createPassingStore());
  useEffect(() => {
    const signInAgain = () => flushSync(() => setSignIns((count) => count + 1));
    session.addEventListener('end', signInAgain);
    return () => session.removeEventListener('end', signInAgain);
  }, []);
  if (!isReloaded) return <Fragment key={signIns}>{children}</Fragment>;
  return (
    <OnePage key={signIns} store={store}>
      {children}
    </OnePage>
  );
}

function OnePage({ store, children }: { store: EntryStore; children: ReactNode }) {
  const transport = transportOf(useQueryClient());
  const clock = useClock();
  const [client] = useState(() => {
    const outbox = { store, owner: '', hasEnded: () => false };
    return createQueryClient({ transport, clock, outbox, retryDelay: 0 });
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Mounts the story again for each session. */
export const inASession: Decorator = (Story) => (
  <EndingSession>
    <Story />
  </EndingSession>
);

/** Mounts the story again for each session, as in a page that was loaded again. */
export const inAReloadedPage: Decorator = (Story) => (
  <EndingSession isReloaded>
    <Story />
  </EndingSession>
);

/** Ends the session and signs the same person in again. */
export const endSession = () => void session.dispatchEvent(new Event('end'));
