import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import * as v from 'valibot';
import { noteSchema } from '../requests/note.ts';

const day = v.custom<LocalDate>((value) => typeof value === 'string');
const moment = v.custom<LocalDateTime>((value) => typeof value === 'string');

/** A stored unavailability. */
export const unavailabilityRowSchema = v.object({
  id: v.number(),
  personRef: v.string(),
  day,
  /** Null for the whole day. */
  begin: v.nullable(moment),
  /** Null for the whole day; may be on the next day. */
  end: v.nullable(moment),
  note: noteSchema,
  createdAt: moment,
});

/** A stored unavailability. */
export type UnavailabilityRow = v.InferOutput<typeof unavailabilityRowSchema>;
