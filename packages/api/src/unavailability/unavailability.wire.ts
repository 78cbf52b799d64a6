import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { nothing, wireDateTime, wireValue } from '../core/wire.ts';
import { unavailabilityRowSchema } from '../requests/requests.wire.ts';

/** An unavailability as it is kept. Both times are null for a whole day. */
export const unavailabilitySchema = v.object({
  ...unavailabilityRowSchema.entries,
  ID_UNAVA: v.number(),
  NOTE: v.optional(v.nullable(v.string()), null),
  STARTTIME: v.optional(v.nullable(wireDateTime), null),
  ENDTIME: v.optional(v.nullable(wireDateTime), null),
  DATE_CREATE: v.optional(v.nullable(wireDateTime), null),
});

/** The unavailabilities of the person with a reference. */
export const postUnavailabilities = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetPLNUNAVAs',
  body: wireValue(v.string()),
  answer: v.array(unavailabilitySchema),
  auth: 'bearer',
});

/** A new unavailability that nobody has to approve. */
export const postCreateUnavailability = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_CreatePLNUNAVA',
  body: wireValue(unavailabilityRowSchema),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

/** Takes an unavailability away. */
export const postDeleteUnavailability = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_DeletePLNUNAVA',
  body: wireValue(v.number()),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});
