import { toError } from '../core/errors.ts';
import { isPassing } from './renewal.ts';
import type { Account, SessionCore } from './session-core.ts';
import type { SignInProblem } from './session-state.ts';
import type { Token } from './session.ts';
import { toSignInProblem } from './sign-in-problem.ts';
import type { SignedIn } from './tokens.ts';

/** A complete sign-in is handed over; `isResumed`: it goes on with what this tab kept of an earlier page. */
export type OnSignedIn = (signedIn: SignedIn, account: Account, isResumed: boolean) => void;

/** One way in that has been taken. */
export interface SignInAttempt {
  /** Whether the attempt still counts. */
  isCurrent: () => boolean;
  account: Account;
  /** The token to begin with. */
  first: Promise<Token>;
  /** It goes on with what this tab kept of an earlier page. */
  isResumed: boolean;
}

/** From a first token to the session. Returns why there is none; null when it is done or has become stale. */
export async function completeSignIn(
  core: SessionCore,
  { isCurrent, account, first, isResumed }: SignInAttempt,
  onSignedIn: OnSignedIn,
): Promise<SignInProblem | null> {
  const { stored, onError, clock } = core.options;
  try {
    const signedIn = await account.tokens.complete(await first, (token) => {
      if (!isCurrent()) return;
      if (account.customerCode !== null) stored.signInCode.write(account.customerCode);
      stored.refreshToken.write(token.refreshToken);
    });
    if (isCurrent()) onSignedIn(signedIn, account, isResumed);
    return null;
  } catch (thrown) {
    const error = toError(thrown);
    if (isPassing(error)) await core.untilPageStays();
    if (!isCurrent()) return null;
    core.forgetTokens();
    const problem = toSignInProblem(error, account.customerCode !== null, clock.epochMs());
    if (problem.code === 'failed') onError?.(error);
    return problem;
  }
}
