import { scopeKey } from '@selfservice/api/session/scope-identity';
import type { TerminalHost } from '@selfservice/api/terminal/own-terminal';
import { useClock } from '@selfservice/ui/environment/Environment';
import { useHost, useSignedIn } from '../shell/SignedInContext.ts';
import { onResume } from '../shell/page-resume.ts';
import { exclusively } from './exclusively.ts';
import { readPosition } from './read-position.ts';

/** Returns the host of the terminal: this browser and the sign-in. */
export function useTerminalHost(): TerminalHost {
  const { identity, scope, people } = useSignedIn();
  const { stored, endedPasses } = useHost();
  const clock = useClock();
  const { queue } = stored.terminal;
  const { tenant } = scope.identity;
  const { userRef, personRef } = identity;
  const owner = scopeKey(scope.identity);
  return {
    owner,
    tenant,
    userRef,
    personRef,
    actablePeople: people.map((person) => person.personRef),
    readPosition,
    keptText: { ...queue, subscribe: (listener) => onOtherTab(queue.key, listener) },
    exclusively: (work) => exclusively(`${queue.key} ${owner}`, clock.epochMs(), work),
    onResume,
    onEndedPass: (ended) => endedPasses.add({ tenant, userRef }, ended),
  };
}

/** Calls the listener when another tab has changed the value of a key. */
function onOtherTab(ownKey: string, listener: () => void): () => void {
  const callBack = ({ key }: StorageEvent) => {
    if (key === null || key === ownKey) listener();
  };
  window.addEventListener('storage', callBack);
  return () => window.removeEventListener('storage', callBack);
}
