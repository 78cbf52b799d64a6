import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { transportOf } from '../core/create-query-client.ts';
import type { WriteStep } from '../core/writes/settle-write.ts';
import { settleWrite } from '../core/writes/settle-write.ts';
import { postChangePassword, postHasPassword, postPasswordParam } from './password.wire.ts';

/** The rules that the server demands of new passwords. */
export interface PasswordRules {
  isStrict: boolean;
}

/** How a change of the password ended. */
export type PasswordChangeOutcome =
  | { kind: 'changed' }
  | { kind: 'inHistory' }
  | { kind: 'invalidOldPassword' }
  /** The server's own words. */
  | { kind: 'refused'; message: string };

/** A change of the password. */
export interface PasswordChange {
  userName: string;
  /** Empty in a forced change, and where there is none. */
  oldPassword: string;
  newPassword: string;
  /** Default `send`. Without a way to try the new password it is ignored: then nothing can be looked up. */
  step?: WriteStep;
}

/** Asks which rules hold for the user's new password. Specification 001 section 5. */
export function passwordRulesQuery(userName: string) {
  return queryOptions({
    queryKey: ['password', 'rules', userName],
    queryFn: async ({ client, signal }): Promise<PasswordRules> => {
      const flag = await transportOf(client).call(
        postPasswordParam,
        { body: { UserName: userName } },
        { signal },
      );
      return { isStrict: flag.trim() === '1' };
    },
    staleTime: Infinity,
  });
}

/** Asks whether the user has a password that a change must name. Specification 001 section 5. */
export function hasPasswordQuery(userName: string) {
  return queryOptions({
    queryKey: ['password', 'has-password', userName],
    queryFn: ({ client, signal }) =>
      transportOf(client).call(postHasPassword, { body: { UserName: userName } }, { signal }),
    staleTime: Infinity,
  });
}

/**
 * Whether a password is the user's present one, by signing in with it. Rejects where the server does not say.
 */
export type PasswordCheck = (password: string) => Promise<boolean>;

/**
 * Changes the password. Every answer of the server is an outcome. After an unknown outcome the new password is tried, where
 * that is possible.
 *
 * @param isValid null: it is never known whether a change without an answer was made, so the outcome stays unknown
 */
export function changePasswordMutation(isValid: PasswordCheck | null = null) {
  return mutationOptions({
    mutationKey: ['password', 'change'],
    // Its variables are passwords: they go with the screen.
    gcTime: 0,
    meta: { invalidates: [['password', 'has-password']] },
    mutationFn: async (
      { step = 'send', ...change }: PasswordChange,
      { client },
    ): Promise<PasswordChangeOutcome> => {
      const done = await settleWrite({
        step: isValid ? step : 'send',
        send: () =>
          transportOf(client).call(postChangePassword, {
            body: {
              UserName: change.userName,
              OldPassword: change.oldPassword,
              NewPassword: change.newPassword,
            },
          }),
        async lookUp() {
          if (!isValid) throw new Error('The new password cannot be tried.');
          return (await isValid(change.newPassword)) ? 1 : 0;
        },
      });
      return done.isFound ? { kind: 'changed' } : toOutcome(done.answer.status);
    },
  });
}

function toOutcome(status: string): PasswordChangeOutcome {
  switch (status) {
    case 'OK':
      return { kind: 'changed' };
    case 'PasswordInHistory':
      return { kind: 'inHistory' };
    case 'InvalidOldPassword':
      return { kind: 'invalidOldPassword' };
    default:
      return { kind: 'refused', message: status };
  }
}
