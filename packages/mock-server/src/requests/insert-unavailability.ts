import type { unavailabilityRowSchema } from '@selfservice/api/requests/requests.wire';
import type * as v from 'valibot';
import type { Database, Grant } from '../core/database.ts';
import { Refusal, refuse } from '../core/refusals.ts';
import { dayOf, nullableDateTimeOf } from '../core/wire-dates.ts';
import { addRequest } from './add-request.ts';
import { isClosed } from './decide.ts';
import { problemOfPart } from './insert-absence.ts';
import { requestRefusal } from './may-request-for.ts';
import type { DayPart } from './reserved.ts';
import { isReserved } from './reserved.ts';
import { requestsWords } from './requests-words.ts';

type WireRow = v.InferOutput<typeof unavailabilityRowSchema>;

/** Creates a pending request for an unavailability of one day or a part of a day. */
export async function insertUnavailability(
  database: Database,
  grant: Grant,
  wire: WireRow,
): Promise<string | Refusal> {
  const refusal = await requestRefusal(database, grant, 'unavailabilities', wire.IXS_REF);
  if (refusal) return refusal;
  const part = unavailablePart(wire);
  if (part instanceof Refusal) return part;
  if (isClosed(database, { firstDay: part.day })) return refuse(400, requestsWords.closed);
  if (isReserved(database, wire.IXS_REF, part)) return 'date_reserved_unava';
  addRequest(database, {
    agenda: 'unavailabilities',
    applicantRef: wire.IXS_REF,
    accountId: null,
    firstDay: part.day,
    lastDay: part.day,
    begin: part.begin,
    end: part.end,
    note: wire.NOTE,
  });
  return 'ok';
}

/** Reads the day and the times of an unavailability. Returns a refusal where they are wrong. */
export function unavailablePart({ DATE_REF, STARTTIME, ENDTIME, NOTE }: WireRow): DayPart | Refusal {
  if (NOTE.trim() === '') return refuse(400, requestsWords.noNote);
  const day = dayOf(DATE_REF, 'DATE_REF');
  if (day instanceof Refusal) return day;
  const part = { day, begin: nullableDateTimeOf(STARTTIME), end: nullableDateTimeOf(ENDTIME) };
  if (part.begin === null && part.end === null) return part;
  const problem =
    part.begin !== null && part.begin === part.end ? requestsWords.endNotAfterBegin : problemOfPart(part);
  return problem ? refuse(400, problem) : part;
}
