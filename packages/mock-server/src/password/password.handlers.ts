import { postChangePassword, postPasswordParam } from '@selfservice/api/password/password.wire';
import { handle } from '../core/handler.ts';

/** Strictness and change of the password. */
export const passwordHandlers = [
  handle(postPasswordParam, ({ database }) => (database.scenario.hasStrictPasswords ? '1' : '0')),
  handle(postChangePassword, ({ database, grant, body }) => {
    const known = database.passwords.get(grant.person) ?? [];
    const isForced = database.mustChangePassword.has(grant.person);
    if (!isForced && body.OldPassword !== known.at(-1)) return { status: 'InvalidOldPassword' };
    if (known.includes(body.NewPassword)) return { status: 'PasswordInHistory' };
    if (body.NewPassword.length < 4) return { status: 'The password is shorter than four characters.' };
    database.passwords.set(grant.person, [...known, body.NewPassword]);
    database.mustChangePassword.delete(grant.person);
    return { status: 'OK' };
  }),
];
