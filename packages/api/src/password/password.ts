import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { outboxOf, transportOf } from '../core/create-query-client.ts';
import type { Checkable } from '../core/outbox/outbox.ts';
import { postChangePassword, postHasPassword, postPasswordParam } from './password.wire.ts';

/** The rules of the server for new passwords. */
export interface PasswordRules {
  isStrict: boolean;
}

/** The outcome of a change of the password. */
export type PasswordChangeOutcome =
  | { kind: 'changed' }
  | { kind: 'inHistory' }
  | { kind: 'invalidOldPassword' }
  /** The raw message of the server. */
  | { kind: 'refused'; message: string };

/** A change of the password. */
export interface PasswordChange extends Checkable {
  userName: string;
  /** Empty in a forced change, or if there is none. */
  oldPassword: string;
  newPassword: string;
}

/** Fetches the rules for the user's new password. @requirement password-18 */
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

/** Fetches whether the user has an old password, which a change must contain. @requirement password-19 */
export function hasPasswordQuery(userName: string) {
  return queryOptions({
    queryKey: ['password', 'has-password', userName],
    queryFn: ({ client, signal }) =>
      transportOf(client).call(postHasPassword, { body: { UserName: userName } }, { signal }),
    staleTime: Infinity,
  });
}

/**
 * Returns whether a password is the user's current one, by signing in with it. Rejects if the server does not say.
 */
export type PasswordCheck = (password: string) => Promise<boolean>;

/**
 * Changes the password. Every response of the server is an outcome. After an unknown outcome the new password is tried, if
 * possible.
 *
 * @param isValid tries a password; null: the outcome of a change without a response stays unknown
 * @requirement password-8, password-17, password-20, password-21
 */
export function changePasswordMutation(isValid: PasswordCheck | null = null) {
  return mutationOptions({
    mutationKey: ['password', 'change'],
    // The variables contain passwords, so they are removed with the screen.
    gcTime: 0,
    meta: { invalidates: [['password', 'has-password']] },
    mutationFn: async (change: PasswordChange, { client }): Promise<PasswordChangeOutcome> => {
      const done = await outboxOf(client).settle({
        isCheck: change.isCheck,
        key: ['password', 'change', change.userName],
        send: () =>
          transportOf(client).call(postChangePassword, {
            body: {
              UserName: change.userName,
              OldPassword: change.oldPassword,
              NewPassword: change.newPassword,
            },
          }),
        lookUp: isValid && (async () => ((await isValid(change.newPassword)) ? 1 : 0)),
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
