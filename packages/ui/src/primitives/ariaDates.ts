import { localDate } from '@selfservice/api/core/local-date';
import type { LocalDate, LocalTime } from '@selfservice/api/core/local-date';
import { minutesOf, timeAtMinutes } from '@selfservice/api/core/local-time';
import { CalendarDate, Time } from '@internationalized/date';

/** The part of react-aria's dates that is needed to read a day. */
export type AriaDay = Pick<CalendarDate, 'year' | 'month' | 'day'>;

/** Converts a day to react-aria's type. */
export function toAriaDay(day: LocalDate): CalendarDate {
  const [year, month, date] = day.split('-').map(Number);
  return new CalendarDate(year ?? 1, month ?? 1, date ?? 1);
}

/** Converts a day from react-aria's type. */
export function fromAriaDay({ year, month, day }: AriaDay): LocalDate {
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  return localDate(`${part(year, 4)}-${part(month, 2)}-${part(day, 2)}`);
}

/** Converts a time to react-aria's type. */
export function toAriaTime(time: LocalTime): Time {
  return new Time(Math.floor(minutesOf(time) / 60), minutesOf(time) % 60);
}

/** Converts a time from react-aria's type. */
export function fromAriaTime({ hour, minute }: Pick<Time, 'hour' | 'minute'>): LocalTime {
  return timeAtMinutes(hour * 60 + minute);
}
