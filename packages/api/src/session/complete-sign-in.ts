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
 * A complete sign-in is handed over; `isResumed`: it goes on with what this tab kept of an earlier page. `takeover`: it
 * takes the place of a scope whose token was renewed for another identity. Default null.
 */
export type OnSignedIn = (
  signedIn: SignedIn,
  account: Account,
  isResumed: boolean,
  takeover?: Takeover | null,
) => void;

/** One way in that has been taken. */
export interface SignInAttempt {
  /** Whether the attempt still counts. */
  isCurrent: () => boolean;
  account: Account;
  /** The token to begin with. */
  first: Promise<Token>;
  /**
   * Whether a sign-in begins, this tab resumes that of an earlier page, or a duplicated tab goes on with a token of its
   * own.
   */
  kind: 'new' | 'resumed' | 'copied';
}

/** From a first token to the session. Returns why there is none; null when it is done or has become stale. */
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
