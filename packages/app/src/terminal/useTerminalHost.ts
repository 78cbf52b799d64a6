import type { TerminalHost } from '@selfservice/api/terminal/own-terminal';
import { draftOwnerKey } from '../shell/drafts.ts';
import { useStoredValues } from '../shell/HostContext.ts';
import { onResume } from '../shell/page-resume.ts';
import { useSignedIn } from '../shell/SignedInContext.ts';
import { readPosition } from './read-position.ts';

const lockName = 'selfservice.terminal.queue';

/** What this browser and the sign-in give to the terminal. */
export function useTerminalHost(): TerminalHost {
  const { identity, customerCode } = useSignedIn();
  const { queue } = useStoredValues().terminal;
  const { userName, userRef, personRef } = identity;
  return {
    owner: draftOwnerKey({ customerCode, userName, personRef }),
    userRef,
    personRef,
    readPosition,
    keptText: { ...queue, subscribe: onOtherTab },
    exclusively,
    onResume,
  };
}

/** Browsers have locks only where the page came over a safe connection. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(lockName, work) : work();
}

/** Calls back when another tab has changed what is kept. */
function onOtherTab(listener: () => void): () => void {
  const callBack = ({ key }: StorageEvent) => {
    if (key === null || key === lockName) listener();
  };
  window.addEventListener('storage', callBack);
  return () => window.removeEventListener('storage', callBack);
}
