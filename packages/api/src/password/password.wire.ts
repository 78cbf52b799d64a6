import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';

const userNameSchema = v.object({ UserName: v.string() });

/** `OK`, `PasswordInHistory`, `InvalidOldPassword`, or a message of the server. */
export const postChangePassword = endpoint({
  method: 'POST',
  path: '/controllers/IpoData/ChangePassword',
  body: v.object({ UserName: v.string(), OldPassword: v.string(), NewPassword: v.string() }),
  answer: v.object({ status: v.string() }),
  auth: 'bearer',
});

/** The text `1` means that the strict rules hold. */
export const postPasswordParam = endpoint({
  method: 'POST',
  path: '/breeze/SelfService/GetPasswordParam',
  body: userNameSchema,
  answer: v.string(),
  answerFormat: 'text',
  auth: 'bearer',
});

/** Whether the user has a password of this product's own, which a change must name. */
export const postHasPassword = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/HasAuthUserPasswordSet',
  body: userNameSchema,
  answer: v.boolean(),
  auth: 'bearer',
});
