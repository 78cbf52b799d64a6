import { scopeKey } from '@selfservice/api/session/scope-identity';
import type { TerminalHost } from '@selfservice/api/terminal/own-terminal';
import { useHost, useSignedIn } from '../shell/SignedInContext.ts';
import { onResume } from '../shell/page-resume.ts';
import { readPosition } from './read-position.ts';

/** Returns the host of the terminal: this browser and the sign-in. */
export function useTerminalHost(): TerminalHost {
  const { identity, scope, people } = useSignedIn();
  const { outbox, endedPasses } = useHost();
  const { tenant } = scope.identity;
  const { userRef, personRef } = identity;
  return {
    owner: scopeKey(scope.identity),
    tenant,
    userRef,
    personRef,
    actablePeople: people.map((person) => person.personRef),
    readPosition,
    isSecure: window.isSecureContext,
    keptPasses: outbox,
    onResume,
    onEndedPass: (ended) => endedPasses.add({ tenant, userRef }, ended),
  };
}
