import type { LocalDate, LocalTime } from '../core/local-date.ts';
import { localDate } from '../core/local-date.ts';
import { localTime } from '../core/local-time.ts';
import type { RequestPeriod } from './request-period.ts';
import { isWrongDayOrder } from './request-period.ts';

/** The fields of a period that can be empty while it is entered. */
export const periodFields = ['firstDay', 'lastDay', 'beginTime', 'endTime'] as const;

/** A field of a period that can be empty while it is entered. */
export type PeriodField = (typeof periodFields)[number];

/** A period while it is being entered. */
export interface PeriodForm {
  period: RequestPeriod;
  /** The empty fields. The period still has their last values. */
  blanks: readonly PeriodField[];
}

/** A change that fills a field. */
export type PeriodEntry =
  | { kind: 'pickFirstDay' | 'typeFirstDay' | 'pickLastDay' | 'typeLastDay'; day: LocalDate }
  | { kind: 'stepBeginTime' | 'typeBeginTime' | 'stepEndTime' | 'typeEndTime'; time: LocalTime }
  | { kind: 'setAllDay'; isAllDay: boolean };

/** A change that the user makes in the fields of a period. */
export type PeriodChange = PeriodEntry | { kind: 'empty'; field: PeriodField };

/** The field that each entry fills. `setAllDay` fills the last day with the first one. */
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

/**
 * Returns the form after a change.
 *
 * @param edit returns the period after an entry
 */
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

/** Returns the visible fields that are empty. */
export function missingFields({ period, blanks }: PeriodForm): readonly PeriodField[] {
  const shown: readonly PeriodField[] = period.isAllDay
    ? ['firstDay', 'lastDay']
    : ['firstDay', 'beginTime', 'endTime'];
  return blanks.filter((field) => shown.includes(field));
}

/** Returns whether both days are entered and the first one is after the last one. @requirement requests-30 */
export function hasWrongDayOrder(form: PeriodForm): boolean {
  return missingFields(form).length === 0 && isWrongDayOrder(form.period);
}

/** Returns the entered period; null while it is incomplete or in a wrong order. */
export function possiblePeriod(form: PeriodForm): RequestPeriod | null {
  return missingFields(form).length === 0 && !hasWrongDayOrder(form) ? form.period : null;
}

/** Returns the fields of a stored value; an empty object where the value is not an object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Reads a stored period. Values that cannot be read are taken from a fresh form. */
export function readPeriodForm(kept: unknown, fresh: PeriodForm): PeriodForm {
  const { period, blanks } = fieldsOf(kept);
  const { isAllDay, firstDay, lastDay, beginTime, endTime } = fieldsOf(period);
  return {
    period: {
      isAllDay: typeof isAllDay === 'boolean' ? isAllDay : fresh.period.isAllDay,
      firstDay: readOr(fresh.period.firstDay, localDate, firstDay),
      lastDay: readOr(fresh.period.lastDay, localDate, lastDay),
      beginTime: readOr(fresh.period.beginTime, localTime, beginTime),
      endTime: readOr(fresh.period.endTime, localTime, endTime),
    },
    blanks: periodFields.filter((field) => Array.isArray(blanks) && blanks.includes(field)),
  };
}

function readOr<Read>(otherwise: Read, read: (text: string) => Read, value: unknown): Read {
  if (typeof value !== 'string') return otherwise;
  try {
    return read(value);
  } catch {
    return otherwise;
  }
}
