import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { nothing, wireDateTime, wireValue } from '../core/wire.ts';

/** Which kind of request a call speaks of. */
export const agendaSchema = v.picklist(['requests', 'unavailabilities']);

/** A request or an unavailability that somebody has to decide about. */
export const requestSchema = v.object({
  ID: v.number(),
  Applicant: v.string(),
  /** Account plus from-to range. */
  ReqText: v.string(),
  Created: wireDateTime,
  /** 0 pending, 1 approved, 2 rejected, 3 cancelled. */
  State: v.picklist([0, 1, 2, 3]),
  RemainingDaysFloor: v.optional(v.nullable(v.number()), null),
  Expdate: v.optional(v.nullable(wireDateTime), null),
  Approver: v.optional(v.nullable(v.string()), null),
  DateModified: v.optional(v.nullable(wireDateTime), null),
  Note: v.optional(v.nullable(v.string()), null),
});

/** The person's own requests. */
export const postMyRequests = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/GetWflRequestsTabForMobile',
  body: v.object({ IsActual: v.boolean(), BoolValue: v.boolean(), CurrentAgenda: agendaSchema }),
  answer: v.array(requestSchema),
  auth: 'bearer',
});

/** Another state for one request. What a success answers is not described and is not read. */
export const postRequestStatus = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SetWflRequestStatusSelfService',
  body: v.object({ Value: v.number(), Value2: v.picklist([1, 2, 3]), Value3: v.string() }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

/** One day or one part of a day of an absence. Times are null for a whole day. */
export const absenceRowSchema = v.object({
  IXS_REF: v.string(),
  ID_UCET: v.number(),
  ABS: v.string(),
  DATUM: wireDateTime,
  CAS_OD: v.nullable(wireDateTime),
  CAS_DO: v.nullable(wireDateTime),
  POZNAMKA: v.optional(v.string()),
});

/** A new request, day by day. Returns `ok`, `over_limit` or `date_reserved_unava`. */
export const postAbsences = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/InsertAbsenceForSelfService',
  body: wireValue(v.array(absenceRowSchema)),
  answer: v.string(),
  answerFormat: 'text',
  auth: 'bearer',
});

/** One day of an unavailability, as it is asked for. Both times are null for a whole day. */
export const unavailabilityRowSchema = v.object({
  IXS_REF: v.string(),
  DATE_REF: wireDateTime,
  NOTE: v.string(),
  STARTTIME: v.nullable(wireDateTime),
  ENDTIME: v.nullable(wireDateTime),
  DATE_CREATE: wireDateTime,
});

/**
 * A new unavailability to be approved; one call a day. ASSUMED: it answers as the new request does; an empty answer
 * is a success too.
 */
export const postUnavailabilityRequest = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/InsertUnavaForSelfService',
  body: wireValue(unavailabilityRowSchema),
  answer: v.string(),
  answerFormat: 'text',
  auth: 'bearer',
});

/** The accounts that a request can be made for, in a language; `Value2` true: only those with a workflow. */
export const postRequestAccounts = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetIpocacsNewRequest',
  body: v.object({ Value: v.string(), Value2: v.boolean() }),
  answer: v.array(v.object({ ID_UCET: v.number(), NAZEV: v.string(), ZKRATKA: v.string() })),
  auth: 'bearer',
});

const personSchema = v.object({ OcFullName: v.string(), IXS_REF: v.string() });

/** The people that an approver decides about. */
export const getRequestPeople = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/SelfService_GetListOfPersonWFL',
  answer: v.array(personSchema),
  auth: 'bearer',
});

/** The people that an approver of unavailabilities decides about. */
export const getUnavailabilityPeople = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/SelfService_GetListOfPersonPlnunavaWFL',
  answer: v.array(personSchema),
  auth: 'bearer',
});

/** Those of them whose name or number has a text in it. */
export const postRequestPeopleFilter = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetListOfPersonWFLFilter',
  body: wireValue(v.string()),
  answer: v.array(personSchema),
  auth: 'bearer',
});

/** Those of them whose name or number has a text in it. */
export const postUnavailabilityPeopleFilter = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetListOfPersonPlnunavaWFLFilter',
  body: wireValue(v.string()),
  answer: v.array(personSchema),
  auth: 'bearer',
});
