import type * as v from 'valibot';
import type { LocalDateTime } from '../core/local-date.ts';
import { toWireDate, toWireDateTime } from '../core/wire.ts';
import type { RequestPart } from './request-entries.ts';
import type { unavailabilityRowSchema } from './requests.wire.ts';

/**
 * The row of one day of a new unavailability, whether it needs an approval or not.
 *
 * @param createdAt the moment of the creation
 */
export function toUnavailabilityRow(
  {
    personRef,
    firstDay,
    begin,
    end,
    comment,
  }: Pick<RequestPart, 'personRef' | 'firstDay' | 'begin' | 'end' | 'comment'>,
  createdAt: LocalDateTime,
): v.InferOutput<typeof unavailabilityRowSchema> {
  return {
    IXS_REF: personRef,
    DATE_REF: toWireDate(firstDay),
    NOTE: comment,
    STARTTIME: begin && toWireDateTime(begin),
    ENDTIME: end && toWireDateTime(end),
    DATE_CREATE: toWireDateTime(createdAt),
  };
}
