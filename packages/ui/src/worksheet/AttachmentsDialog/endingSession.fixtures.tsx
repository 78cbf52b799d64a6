import type { Decorator } from '@storybook/react-vite';
import { Fragment, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

const session = new EventTarget();

function EndingSession({ children }: { children: ReactNode }) {
  const [signIns, setSignIns] = useState(1);
  useEffect(() => {
    const signInAgain = () => flushSync(() => setSignIns((count) => count + 1));
    session.addEventListener('end', signInAgain);
    return () => session.removeEventListener('end', signInAgain);
  }, []);
  return <Fragment key={signIns}>{children}</Fragment>;
}

/** What is shown goes with the session, and comes back with the next one. */
export const inASession: Decorator = (Story) => (
  <EndingSession>
    <Story />
  </EndingSession>
);

/** Ends the session; the same person signs in again. */
export const endSession = () => void session.dispatchEvent(new Event('end'));
