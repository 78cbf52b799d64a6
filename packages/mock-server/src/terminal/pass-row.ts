import type { LocalDateTime } from '@selfservice/api/core/local-date';
import * as v from 'valibot';

/** A pass inserted on the online terminal. */
export const passRowSchema = v.object({
  id: v.number(),
  personRef: v.string(),
  /** `PRITOMNOST`. */
  type: v.number(),
  at: v.custom<LocalDateTime>((value) => typeof value === 'string'),
  note: v.string(),
  /** Latitude and longitude, or empty. */
  gps: v.string(),
});

/** A pass inserted on the online terminal. */
export type PassRow = v.InferOutput<typeof passRowSchema>;
