import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Transport } from '../core/transport.ts';
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
}

/** Asks which rules hold for the user's new password. Specification 001 section 5. */
export function passwordRulesQuery(transport: Transport, userName: string) {
  return queryOptions({
    queryKey: ['password', 'rules', userName],
    queryFn: async ({ signal }): Promise<PasswordRules> => {
      const flag = await transport.call(postPasswordParam, { body: { UserName: userName } }, { signal });
      return { isStrict: flag.trim() === '1' };
    },
    staleTime: Infinity,
  });
}

/** Asks whether the user has a password that a change must name. Specification 001 section 5. */
export function hasPasswordQuery(transport: Transport, userName: string) {
  return queryOptions({
    queryKey: ['password', 'has-password', userName],
    queryFn: ({ signal }) => transport.call(postHasPassword, { body: { UserName: userName } }, { signal }),
    staleTime: Infinity,
  });
}

/** Changes the password. Whatever the server answers is an outcome; only a failed call throws. */
export function changePasswordMutation(transport: Transport) {
  return mutationOptions({
    mutationKey: ['password', 'change'],
    // Its variables are passwords: they go with the screen.
    gcTime: 0,
    meta: { makesStale: [['password', 'has-password']] },
    mutationFn: async (change: PasswordChange): Promise<PasswordChangeOutcome> => {
      const { status } = await transport.call(postChangePassword, {
        body: {
          UserName: change.userName,
          OldPassword: change.oldPassword,
          NewPassword: change.newPassword,
        },
      });
      return toOutcome(status);
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
