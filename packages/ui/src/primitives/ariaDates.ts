import { localDate } from '@selfservice/api/core/local-date';
import type { LocalDate, LocalTime } from '@selfservice/api/core/local-date';
import { minutesOf, timeAtMinutes } from '@selfservice/api/core/local-time';
import { CalendarDate, Time } from '@internationalized/date';

/** What react-aria hands out for a day: a day of its own, perhaps with more than we ask for. */
export type AriaDay = Pick<CalendarDate, 'year' | 'month' | 'day'>;

/** A day as react-aria takes it. */
export function toAriaDay(day: LocalDate): CalendarDate {
  const [year, month, date] = day.split('-').map(Number);
  return new CalendarDate(year ?? 1, month ?? 1, date ?? 1);
}

/** The day that react-aria names. */
export function fromAriaDay({ year, month, day }: AriaDay): LocalDate {
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  return localDate(`${part(year, 4)}-${part(month, 2)}-${part(day, 2)}`);
}

/** A time as react-aria takes it. */
export function toAriaTime(time: LocalTime): Time {
  return new Time(Math.floor(minutesOf(time) / 60), minutesOf(time) % 60);
}

/** The time that react-aria names. */
export function fromAriaTime({ hour, minute }: Pick<Time, 'hour' | 'minute'>): LocalTime {
  return timeAtMinutes(hour * 60 + minute);
}
