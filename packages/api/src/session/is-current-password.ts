import { SessionEndedError, toError } from '../core/errors.ts';
import type { SessionCore } from './session-core.ts';
import { toSignInProblem } from './sign-in-problem.ts';
import type { Tokens } from './tokens.ts';

/**
 * Returns whether a password is the current one of the user who must change it.
 *
 * @throws SessionEndedError the forced change has ended
 * @throws Error the server did not say, for example because it could not be reached or the account is locked
 */
export async function isCurrentPassword(core: SessionCore, password: string): Promise<boolean> {
  const { shown, current } = core.known();
  if (shown.phase !== 'passwordChange' || !current) throw new SessionEndedError();
  return isPasswordOf(current.account.tokens, shown.identity.userName, password);
}

/**
 * Returns whether a password is the current one of a user, by requesting a token that is not used.
 *
 * @throws Error the server did not say
 */
export async function isPasswordOf(
  tokens: Pick<Tokens, 'byPassword'>,
  userName: string,
  password: string,
): Promise<boolean> {
  try {
    await tokens.byPassword(userName, password);
    return true;
  } catch (thrown) {
    const error = toError(thrown);
    if (toSignInProblem(error, false, 0).code === 'invalidGrant') return false;
    throw error;
  }
}
