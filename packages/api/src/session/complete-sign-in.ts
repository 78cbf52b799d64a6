import { toError } from '../core/errors.ts';
import { beginSignIn } from './kept-sign-in.ts';
import { isPassing } from './renewal.ts';
import type { SessionCore } from './session-core.ts';
import type { Account } from './session-transition.ts';
import type { SignInProblem, Takeover } from './session-state.ts';
import type { Token } from './session.ts';
import { toSignInProblem } from './sign-in-problem.ts';
import type { SignedIn } from './tokens.ts';

/**
 * Called with a complete sign-in. `isResumed`: whether it continues the sign-in of an earlier page of this tab. `takeover`:
 * set if it replaces a scope whose token was renewed for another identity. Default: null.
 */
export type OnSignedIn = (
  signedIn: SignedIn,
  account: Account,
  isResumed: boolean,
  takeover?: Takeover | null,
) => void;

/** An attempt to sign in. */
export interface SignInAttempt {
  /** Returns whether no newer attempt has begun. */
  isCurrent: () => boolean;
  account: Account;
  /** The first token of the attempt. */
  first: Promise<Token>;
  /**
   * `new`: a sign-in begins. `resumed`: the tab continues that of an earlier page. `copied`: a duplicated tab continues it
   * with its own token.
   */
  kind: 'new' | 'resumed' | 'copied';
}

/**
 * Completes a sign-in from its first token. Returns the reason for a failure; null if it succeeded or a newer attempt has
 * begun.
 *
 * @requirement session-19, session-28, session-29, session-30
 */
export async function completeSignIn(
  core: SessionCore,
  { isCurrent, account, first, kind }: SignInAttempt,
  onSignedIn: OnSignedIn,
): Promise<SignInProblem | null> {
  const { stored, browser, onError, onCallFailed, clock } = core.options;
  let isKept = false;

  function keep(token: Token): void {
    if (!isCurrent()) return;
    if (!isKept && kind === 'new') beginSignIn(core, token, account);
    if (!isKept && kind !== 'resumed') browser.tab.begin();
    isKept = true;
    if (account.customerCode !== null) stored.signInCode.write(account.customerCode);
    stored.refreshToken.write(token.refreshToken);
  }

  try {
    const signedIn = await account.tokens.complete(await first, keep);
    if (isCurrent()) onSignedIn(signedIn, account, kind !== 'new');
    return null;
  } catch (thrown) {
    const error = toError(thrown);
    if (isPassing(error)) await core.untilPageStays();
    if (!isCurrent()) return null;
    core.forgetTokens();
    const problem = toSignInProblem(error, account.customerCode !== null, clock.epochMs());
    if (problem.code === 'failed') onError?.(error);
    else onCallFailed?.(error);
    return problem;
  }
}
