import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';

const userNameSchema = v.object({ UserName: v.string() });

/** Responds with `OK`, `PasswordInHistory`, `InvalidOldPassword`, or a message of the server. @requirement password-17 */
export const postChangePassword = endpoint({
  method: 'POST',
  path: '/controllers/IpoData/ChangePassword',
  body: v.object({ UserName: v.string(), OldPassword: v.string(), NewPassword: v.string() }),
  answer: v.object({ status: v.string() }),
  auth: 'bearer',
});

/** Responds with the text `1` if the strict rules apply. @requirement password-18 */
export const postPasswordParam = endpoint({
  method: 'POST',
  path: '/breeze/SelfService/GetPasswordParam',
  body: userNameSchema,
  answer: v.string(),
  answerFormat: 'text',
  auth: 'bearer',
});

/** Responds whether the user has an old password, which a change must contain. @requirement password-19 */
export const postHasPassword = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/HasAuthUserPasswordSet',
  body: userNameSchema,
  answer: v.boolean(),
  auth: 'bearer',
});
