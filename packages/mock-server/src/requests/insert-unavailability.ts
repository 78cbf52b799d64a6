import { fromWireDate, fromWireDateTime } from '@selfservice/api/core/wire';
import type { unavailabilityRowSchema } from '@selfservice/api/requests/requests.wire';
import type * as v from 'valibot';
import type { Database, Grant } from '../core/database.ts';
import { message } from '../core/refusals.ts';
import { addRequest } from './add-request.ts';
import { isClosed } from './decide.ts';
import { problemOfPart } from './insert-absence.ts';
import { requestRefusal } from './may-request-for.ts';
import type { DayPart } from './reserved.ts';
import { isReserved } from './reserved.ts';

type WireRow = v.InferOutput<typeof unavailabilityRowSchema>;

/** Makes a pending request for one day, or a part of a day, of unavailability. */
export function insertUnavailability(database: Database, grant: Grant, wire: WireRow): string | Response {
  const refusal = requestRefusal(database, grant, 'unavailabilities', wire.IXS_REF);
  if (refusal) return refusal;
  const part = unavailablePart(wire);
  if (typeof part === 'string') return message(400, part);
  if (isClosed(database, { firstDay: part.day })) return message(400, 'The period is closed.');
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

/** Reads the day of an unavailability and its times, or says what is wrong with them. */
export function unavailablePart({ DATE_REF, STARTTIME, ENDTIME, NOTE }: WireRow): DayPart | string {
  if (NOTE.trim() === '') return 'A note is required to enter a request.';
  let part: DayPart;
  try {
    part = {
      day: fromWireDate(DATE_REF),
      begin: STARTTIME === null ? null : fromWireDateTime(STARTTIME),
      end: ENDTIME === null ? null : fromWireDateTime(ENDTIME),
    };
  } catch {
    return 'A day or a time does not exist.';
  }
  if (part.begin === null && part.end === null) return part;
  const problem = part.begin !== null && part.begin === part.end ? 'The end is not after the begin.' : null;
  return problem ?? problemOfPart(part) ?? part;
}
