import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { nothing, wireDateTime, wireValue } from '../core/wire.ts';
import { unavailabilityRowSchema } from '../requests/requests.wire.ts';

/** A stored unavailability. Both times are null for a whole day. @requirement unavailability-9 */
export const unavailabilitySchema = v.object({
  ...unavailabilityRowSchema.entries,
  ID_UNAVA: v.number(),
  NOTE: v.optional(v.nullable(v.string()), null),
  STARTTIME: v.optional(v.nullable(wireDateTime), null),
  ENDTIME: v.optional(v.nullable(wireDateTime), null),
  DATE_CREATE: v.optional(v.nullable(wireDateTime), null),
});

/** Returns the unavailabilities of a person. @requirement unavailability-23 */
export const postUnavailabilities = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetPLNUNAVAs',
  body: wireValue(v.string()),
  answer: v.array(unavailabilitySchema),
  auth: 'bearer',
});

/** Creates an unavailability that needs no approval. @requirement unavailability-24 */
export const postCreateUnavailability = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_CreatePLNUNAVA',
  body: wireValue(unavailabilityRowSchema),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

/** Deletes an unavailability. @requirement unavailability-25 */
export const postDeleteUnavailability = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_DeletePLNUNAVA',
  body: wireValue(v.number()),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});
