import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import * as v from 'valibot';

const day = v.custom<LocalDate>((value) => typeof value === 'string');
const moment = v.custom<LocalDateTime>((value) => typeof value === 'string');

/** An unavailability that stands. */
export const unavailabilityRowSchema = v.object({
  id: v.number(),
  personRef: v.string(),
  day,
  /** Null for the whole day. */
  begin: v.nullable(moment),
  /** Null for the whole day; may lie on the next day. */
  end: v.nullable(moment),
  note: v.string(),
  createdAt: moment,
});

/** An unavailability that stands. */
export type UnavailabilityRow = v.InferOutput<typeof unavailabilityRowSchema>;
