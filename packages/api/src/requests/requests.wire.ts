import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { nothing, wireDateTime, wireValue } from '../core/wire.ts';

/** The kind of request of a call. */
export const agendaSchema = v.picklist(['requests', 'unavailabilities']);

/** A request for an absence or an unavailability. */
export const requestSchema = v.object({
  ID: v.number(),
  Applicant: v.string(),
  /**
   * The account and the range. ASSUMED: the range is at the end, as one or two dates `d.M.yyyy`, `yyyy-MM-dd`, or `d/M/yyyy`
   * with a day above 12, with times as `H:mm` and a dash between. Any other text is shown as it is.
   */
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

/** Returns the user's own requests. @requirement requests-44 */
export const postMyRequests = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/GetWflRequestsTabForMobile',
  body: v.object({
    /** ASSUMED: true omits requests that were decided or ended more than a month ago. */
    IsActual: v.boolean(),
    /** Whether only pending requests are listed. */
    BoolValue: v.boolean(),
    CurrentAgenda: agendaSchema,
  }),
  answer: v.array(requestSchema),
  auth: 'bearer',
});

/** Changes the state of a request: `Value` its id, `Value2` the new state, `Value3` the note. The body of a successful response is not documented and not read. @requirement requests-48 */
export const postRequestStatus = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SetWflRequestStatusSelfService',
  body: v.object({ Value: v.number(), Value2: v.picklist([1, 2, 3]), Value3: v.string() }),
  answer: nothing,
  answerFormat: 'empty',
  auth: 'bearer',
});

/** A day or a part of a day of an absence. Both times are null for a whole day. @requirement requests-18, requests-19 */
export const absenceRowSchema = v.object({
  IXS_REF: v.string(),
  ID_UCET: v.number(),
  ABS: v.string(),
  DATUM: wireDateTime,
  CAS_OD: v.nullable(wireDateTime),
  CAS_DO: v.nullable(wireDateTime),
  POZNAMKA: v.optional(v.string()),
});

/**
 * Creates a request for an absence. Returns `ok`, `over_limit` or `date_reserved_unava`. ASSUMED: `over_limit` compares with the
 * remaining vacation of the dashboard, also for days of the next year.
 *
 * @requirement requests-46, requests-47
 */
export const postAbsences = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/InsertAbsenceForSelfService',
  body: wireValue(v.array(absenceRowSchema)),
  answer: v.string(),
  answerFormat: 'text',
  auth: 'bearer',
});

/** A new unavailability of one day. Both times are null for a whole day. @requirement unavailability-11 */
export const unavailabilityRowSchema = v.object({
  IXS_REF: v.string(),
  DATE_REF: wireDateTime,
  NOTE: v.string(),
  STARTTIME: v.nullable(wireDateTime),
  ENDTIME: v.nullable(wireDateTime),
  DATE_CREATE: wireDateTime,
});

/**
 * Creates a request for an unavailability of one day. ASSUMED: returns the same texts as `postAbsences`; an empty text is a
 * success too.
 *
 * @requirement unavailability-26
 */
export const postUnavailabilityRequest = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/InsertUnavaForSelfService',
  body: wireValue(unavailabilityRowSchema),
  answer: v.string(),
  answerFormat: 'text',
  auth: 'bearer',
});

/** Returns the accounts with their names in a language. `Value2` true: only accounts with a workflow. @requirement requests-45 */
export const postRequestAccounts = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetIpocacsNewRequest',
  body: v.object({ Value: v.string(), Value2: v.boolean() }),
  answer: v.array(v.object({ ID_UCET: v.number(), NAZEV: v.string(), ZKRATKA: v.nullish(v.string(), '') })),
  auth: 'bearer',
});

const personSchema = v.object({ OcFullName: v.string(), IXS_REF: v.string() });

/** Returns the people whose requests the user decides about. @requirement requests-49 */
export const getRequestPeople = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/SelfService_GetListOfPersonWFL',
  answer: v.array(personSchema),
  auth: 'bearer',
});

/** Returns the people whose unavailabilities the user decides about. @requirement requests-49 */
export const getUnavailabilityPeople = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/SelfService_GetListOfPersonPlnunavaWFL',
  answer: v.array(personSchema),
  auth: 'bearer',
});

/** Returns the people of `getRequestPeople` whose name or number contains a text. @requirement requests-49 */
export const postRequestPeopleFilter = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetListOfPersonWFLFilter',
  body: wireValue(v.string()),
  answer: v.array(personSchema),
  auth: 'bearer',
});

/** Returns the people of `getUnavailabilityPeople` whose name or number contains a text. @requirement requests-49 */
export const postUnavailabilityPeopleFilter = endpoint({
  method: 'POST',
  path: '/breeze/IpoData/SelfService_GetListOfPersonPlnunavaWFLFilter',
  body: wireValue(v.string()),
  answer: v.array(personSchema),
  auth: 'bearer',
});
