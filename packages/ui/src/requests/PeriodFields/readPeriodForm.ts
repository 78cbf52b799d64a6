import { localDate } from '@selfservice/api/core/local-date';
import { localTime } from '@selfservice/api/core/local-time';
import type { PeriodForm } from './periodForm.ts';
import { periodFields } from './periodForm.ts';

/** The fields of what was kept as JSON; none where it is no object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A period out of what was kept. What does not parse is dropped and stands as in a fresh form. */
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
