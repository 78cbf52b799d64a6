import * as v from 'valibot';
import { wireDateTime } from './wire.ts';

/**
 * What every interval of a plan carries. `type` is `IPODENSMEN`, `PLNCHANGE`, `IPOPOH`, `IPOPREST`, `WFLREQUEST` or
 * another. What `IPOPOH` and `IPOPREST` are is not said.
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

/** The public holidays of the days that a plan shows. */
export const publicHolidaysSchema = v.nullish(
  v.array(v.object({ date: wireDateTime, name: v.nullish(v.string(), '') })),
  [],
);
