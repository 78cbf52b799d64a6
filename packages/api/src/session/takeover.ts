import type { OnSignedIn } from './complete-sign-in.ts';
import { completeSignIn } from './complete-sign-in.ts';
import type { Leaving } from './leave.ts';
import { isAllowed } from './permissions.ts';
import { isOfSameUser } from './scope-identity.ts';
import type { SessionCore } from './session-core.ts';
import type { Takeover } from './session-state.ts';
import type { Token } from './session.ts';

/** Handles the end of a scope whose token the server renewed for another identity. */
export interface ScopeTakeover {
  /** Continues with the token in another scope. */
  onReplaced(next: Token): void;
  /** Called when a write of the scope was not sent for that reason. */
  onUnsent(): void;
}

/** Creates the handler for one scope. @requirement session-21, session-22 */
export function createTakeover(
  core: SessionCore,
  { enter, leave }: { enter: OnSignedIn; leave(leaving: Leaving): void },
): ScopeTakeover {
  let takeover: Takeover = { hasUnsent: false };

  /** Signs in another user, who has another person list. */
  async function signInAnotherUser(next: Token): Promise<void> {
    const { current } = core.known();
    if (!current) return;
    const isCurrent = core.beginAttempt();
    core.dispatch({ type: 'silentSignInStarted', by: 'keptSignIn' });
    const { account } = current;
    const attempt = { isCurrent, account, first: Promise.resolve(next), kind: 'new' as const };
    const problem = await completeSignIn(core, attempt, (signedIn) =>
      enter(signedIn, account, true, takeover),
    );
    if (problem) core.showLogin(problem);
  }

  return {
    onReplaced(next) {
      const state = core.signedInState();
      const { current } = core.known();
      if (!current || !state) return;
      const { account, people } = current;
      if (!isAllowed(next.identity.permissions, 'runApp'))
        leave({ end: 'refused', problem: { code: 'appUsageNotAllowed' } });
      else if (state.phase === 'signedIn' && isOfSameUser(next.identity, state.identity, people))
        enter({ token: next, people }, account, true, takeover);
      else void signInAnotherUser(next);
    },
    onUnsent() {
      const before = takeover;
      takeover = { hasUnsent: true };
      core.dispatch({ type: 'takeoverLostWrite', before, after: takeover });
    },
  };
}
