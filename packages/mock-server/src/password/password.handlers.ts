import { postChangePassword, postPasswordParam } from '@selfservice/api/password/password.wire';
import { handle } from '../core/handler.ts';
import { people } from '../core/people.ts';
import { strictRefusal } from './strict-rules.ts';

/** Strictness and change of the password. */
export const passwordHandlers = [
  handle(postPasswordParam, ({ database }) => (database.scenario.hasStrictPasswords ? '1' : '0')),
  handle(postChangePassword, ({ database, grant: { person }, body }) => {
    const { userName } = people[person];
    const known = database.passwords.get(person) ?? [];
    const isForced = database.mustChangePassword.has(person);
    if (body.UserName.trim().toLowerCase() !== userName)
      return { status: 'The password of somebody else cannot be changed.' };
    if (!isForced && body.OldPassword !== known.at(-1)) return { status: 'InvalidOldPassword' };
    if (known.includes(body.NewPassword)) return { status: 'PasswordInHistory' };
    if (body.NewPassword.length < 4) return { status: 'The password is shorter than four characters.' };
    const refusal = database.scenario.hasStrictPasswords && strictRefusal(body.NewPassword, userName);
    if (refusal) return { status: refusal };
    database.passwords.set(person, [...known, body.NewPassword]);
    database.mustChangePassword.delete(person);
    return { status: 'OK' };
  }),
];
