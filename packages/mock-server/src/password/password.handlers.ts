import {
  postChangePassword,
  postHasPassword,
  postPasswordParam,
} from '@selfservice/api/password/password.wire';
import { coreWords } from '../core/core-words.ts';
import type { Grant } from '../core/database.ts';
import { handle } from '../core/handler.ts';
import { people } from '../core/people.ts';
import { refuse } from '../core/refusals.ts';
import { everyoneEvenBeforePasswordChange } from '../core/rights.ts';
import { passwordWords } from './password-words.ts';
import { strictRefusal } from './strict-rules.ts';

/** The endpoints for the password rules, the existence of a password and its change. */
export const passwordHandlers = [
  handle(postPasswordParam, everyoneEvenBeforePasswordChange, ({ database, grant, body }) => {
    if (!isOwnName(grant, body.UserName)) return refuse(403, coreWords.notAllowed);
    return database.scenario.hasStrictPasswords ? '1' : '0';
  }),
  handle(postHasPassword, everyoneEvenBeforePasswordChange, ({ database, grant, body }) => {
    if (!isOwnName(grant, body.UserName)) return refuse(403, coreWords.notAllowed);
    return (database.passwords.get(grant.person) ?? []).length > 0;
  }),
  handle(postChangePassword, everyoneEvenBeforePasswordChange, ({ database, grant, body, language }) => {
    const { person } = grant;
    const { userName } = people[person];
    const known = database.passwords.get(person) ?? [];
    const isForced = database.mustChangePassword.has(person);
    if (!isOwnName(grant, body.UserName)) return { status: passwordWords.ofOtherPerson[language] };
    const hasOld = !isForced && known.length > 0;
    if (hasOld && body.OldPassword !== known.at(-1)) return { status: 'InvalidOldPassword' };
    if (known.includes(body.NewPassword)) return { status: 'PasswordInHistory' };
    if (body.NewPassword.length < 4) return { status: passwordWords.tooShort[language] };
    const refusal = database.scenario.hasStrictPasswords && strictRefusal(body.NewPassword, userName);
    if (refusal) return { status: refusal[language] };
    database.passwords.set(person, [...known, body.NewPassword]);
    database.mustChangePassword.delete(person);
    return { status: 'OK' };
  }),
];

function isOwnName({ person }: Grant, userName: string): boolean {
  return userName.trim().toLowerCase() === people[person].userName;
}
