import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import * as v from 'valibot';

const day = v.custom<LocalDate>((value) => typeof value === 'string');
const moment = v.custom<LocalDateTime>((value) => typeof value === 'string');

/** Time that a person has worked beyond the plan. */
export const overtimeRowSchema = v.object({
  id: v.number(),
  personRef: v.string(),
  day,
  begin: moment,
  /** May be on the next day. */
  end: moment,
  account: v.picklist(['paid', 'timeOff', 'weekend']),
  /** Empty for none. */
  note: v.object({ en: v.string(), cs: v.string(), sk: v.string() }),
  /** Whether the person may decide it. */
  isApprovable: v.boolean(),
  state: v.picklist(['pending', 'approved', 'denied']),
});

/** Time that a person has worked beyond the plan. */
export type OvertimeRow = v.InferOutput<typeof overtimeRowSchema>;
