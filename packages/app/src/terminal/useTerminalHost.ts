import { scopeKey } from '@selfservice/api/session/scope-identity';
import type { TerminalHost } from '@selfservice/api/terminal/own-terminal';
import { useHost, useSignedIn } from '../shell/SignedInContext.ts';
import { onResume } from '../shell/page-resume.ts';
import { exclusively } from './exclusively.ts';
import { readPosition } from './read-position.ts';

/** The key of the stored passes, and the prefix of the lock's name. */
const queueKey = 'selfservice.terminal.queue';

/** Returns the host of the terminal: this browser and the sign-in. */
export function useTerminalHost(): TerminalHost {
  const { identity, scope, customerCode, people } = useSignedIn();
  const { stored, endedPasses } = useHost();
  const { queue } = stored.terminal;
  const { userRef, personRef } = identity;
  const owner = scopeKey(scope.identity);
  return {
    owner,
    customerCode,
    userRef,
    personRef,
    actablePeople: people.map((person) => person.personRef),
    readPosition,
    keptText: { ...queue, subscribe: onOtherTab },
    exclusively: (work) => exclusively(`${queueKey} ${owner}`, work),
    onResume,
    onEndedPass: (ended) => endedPasses.add({ customerCode, userRef }, ended),
  };
}

/** Calls the listener when another tab has changed the stored passes. */
function onOtherTab(listener: () => void): () => void {
  const callBack = ({ key }: StorageEvent) => {
    if (key === null || key === queueKey) listener();
  };
  window.addEventListener('storage', callBack);
  return () => window.removeEventListener('storage', callBack);
}
