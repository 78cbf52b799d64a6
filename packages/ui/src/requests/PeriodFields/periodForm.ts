import type { LocalDate, LocalTime } from '@selfservice/api/core/local-date';
import type { RequestPeriod } from '@selfservice/api/requests/request-period';
import { isWrongDayOrder } from '@selfservice/api/requests/request-period';

/** The fields of a period that can be empty for a while. */
export const periodFields = ['firstDay', 'lastDay', 'beginTime', 'endTime'] as const;

/** A field of a period that can be empty for a while. */
export type PeriodField = (typeof periodFields)[number];

/** A period while it is being entered. */
export interface PeriodForm {
  period: RequestPeriod;
  /** The fields that are empty now; the period keeps what stood there. */
  blanks: readonly PeriodField[];
}

/** A change that gives a field a value. */
export type PeriodEntry =
  | { kind: 'pickFirstDay' | 'typeFirstDay' | 'pickLastDay' | 'typeLastDay'; day: LocalDate }
  | { kind: 'stepBeginTime' | 'typeBeginTime' | 'stepEndTime' | 'typeEndTime'; time: LocalTime }
  | { kind: 'setAllDay'; isAllDay: boolean };

/** What a person changes in the fields of a period. */
export type PeriodChange = PeriodEntry | { kind: 'empty'; field: PeriodField };

/** The field that each entry fills. All-day makes the last day the first one. */
const filledBy: Record<PeriodEntry['kind'], PeriodField> = {
  pickFirstDay: 'firstDay',
  typeFirstDay: 'firstDay',
  pickLastDay: 'lastDay',
  typeLastDay: 'lastDay',
  stepBeginTime: 'beginTime',
  typeBeginTime: 'beginTime',
  stepEndTime: 'endTime',
  typeEndTime: 'endTime',
  setAllDay: 'lastDay',
};

/** The form after a change; `edit` says what an entry does to the period. */
export function changePeriod<Form extends PeriodForm>(
  form: Form,
  change: PeriodChange,
  edit: (period: RequestPeriod, entry: PeriodEntry) => RequestPeriod,
): Form {
  const isBlank = new Set(form.blanks);
  if (change.kind === 'empty') isBlank.add(change.field);
  else isBlank.delete(filledBy[change.kind]);
  const period = change.kind === 'empty' ? form.period : edit(form.period, change);
  return { ...form, period, blanks: periodFields.filter((field) => isBlank.has(field)) };
}

/** The fields that are shown and empty. */
export function missingFields({ period, blanks }: PeriodForm): readonly PeriodField[] {
  const shown: readonly PeriodField[] = period.isAllDay
    ? ['firstDay', 'lastDay']
    : ['firstDay', 'beginTime', 'endTime'];
  return blanks.filter((field) => shown.includes(field));
}

/** Whether both days are there and the first is after the last (`IsWrongDayOrder`). */
export function hasWrongDayOrder(form: PeriodForm): boolean {
  return missingFields(form).length === 0 && isWrongDayOrder(form.period);
}

/** The period that the fields stand for; null while it is not whole or not possible. */
export function possiblePeriod(form: PeriodForm): RequestPeriod | null {
  return missingFields(form).length === 0 && !hasWrongDayOrder(form) ? form.period : null;
}
