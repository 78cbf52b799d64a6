import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { wireDateTime } from '../core/wire.ts';

const optionalText = v.nullish(v.string(), null);
const optionalDateTime = v.nullish(wireDateTime, null);

/** The card of the selected person. @requirement personal-card-8 */
export const getPersonalCard = endpoint({
  method: 'GET',
  path: '/controllers/SelfService/PersonalCard',
  answer: v.object({
    /** An address or a `data:` image. */
    avatarSource: optionalText,
    lastname: optionalText,
    firstname: optionalText,
    degreeBefore: optionalText,
    degreeAfter: optionalText,
    personalNumber: optionalText,
    order: v.nullish(v.union([v.string(), v.number()]), null), // ASSUMED: text or number
    phone: optionalText,
    email: optionalText,
    centerName: optionalText,
    profession: optionalText,
    validFrom: optionalDateTime,
    validTo: optionalDateTime,
    presence: optionalText, // ASSUMED: text of the server
    lastPassageTime: optionalDateTime,
  }),
  auth: 'bearer',
});
