import * as v from 'valibot';
import { wireDateTime } from './wire.ts';

/**
 * The fields of every interval of a plan. `type` is `IPODENSMEN`, `PLNCHANGE`, `IPOPOH`, `IPOPREST`, `WFLREQUEST` or another.
 * The meaning of `IPOPOH` and `IPOPREST` is unknown.
 */
export const planIntervalSchema = v.object({
  type: v.string(),
  begin: wireDateTime,
  end: wireDateTime,
  isAllDay: v.nullish(v.boolean(), false),
  /** `#rrggbb`. */
  color: v.nullish(v.string(), ''),
  name: v.nullish(v.string(), ''),
  shortcut: v.nullish(v.string(), ''),
});

/** The public holidays on the days of a plan. */
export const publicHolidaysSchema = v.nullish(
  v.array(v.object({ date: wireDateTime, name: v.nullish(v.string(), '') })),
  [],
);
