import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';

/** The language saved for the signed-in user, as a code such as `cs`. */
export const getUserLanguage = endpoint({
  method: 'GET',
  path: '/controllers/SelfService/UserLanguage',
  answer: v.string(),
  answerFormat: 'text',
  auth: 'bearer',
});
