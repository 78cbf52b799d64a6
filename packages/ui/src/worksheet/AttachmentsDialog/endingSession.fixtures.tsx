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

/** Mounts the story again for each session. */
export const inASession: Decorator = (Story) => (
  <EndingSession>
    <Story />
  </EndingSession>
);

/** Ends the session and signs the same person in again. */
export const endSession = () => void session.dispatchEvent(new Event('end'));
