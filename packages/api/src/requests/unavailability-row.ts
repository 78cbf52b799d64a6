import type * as v from 'valibot';
import type { LocalDateTime } from '../core/local-date.ts';
import { toWireDate, toWireDateTime } from '../core/wire.ts';
import type { RequestPart } from './request-entries.ts';
import type { unavailabilityRowSchema } from './requests.wire.ts';

/**
 * Returns the row of one day of a new unavailability, with or without an approval.
 *
 * @param createdAt the creation time
 * @requirement unavailability-11
 */
export function toUnavailabilityRow(
  {
    personRef,
    firstDay,
    begin,
    end,
    note,
  }: Pick<RequestPart, 'personRef' | 'firstDay' | 'begin' | 'end' | 'note'>,
  createdAt: LocalDateTime,
): v.InferOutput<typeof unavailabilityRowSchema> {
  return {
    IXS_REF: personRef,
    DATE_REF: toWireDate(firstDay),
    NOTE: note,
    STARTTIME: begin && toWireDateTime(begin),
    ENDTIME: end && toWireDateTime(end),
    DATE_CREATE: toWireDateTime(createdAt),
  };
}
