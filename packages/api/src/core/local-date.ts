import { UTCDateMini } from '@date-fns/utc/date/mini';

declare const brand: unique symbol;

/** A day on the calendar as `yyyy-MM-dd`, without a zone. Sorts as text. */
export type LocalDate = string & { [brand]: 'date' };
/** A date and time on the wall as `yyyy-MM-ddTHH:mm:ss`, without a zone. Sorts as text. */
export type LocalDateTime = string & { [brand]: 'dateTime' };
/** A time on the wall as `HH:mm`. */
export type LocalTime = string & { [brand]: 'time' };
/** A month as `yyyy-MM`. */
export type LocalMonth = string & { [brand]: 'month' };

const dateShape = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const dateTimeShape = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])(:[0-5]\d){2}$/;
/** Servers write it for "never ends". */
const lastMoment = '9999-12-31T23:59:59';

/**
 * Reads a day.
 *
 * @throws RangeError for another form or a day that no calendar has, such as 30 February
 */
export function localDate(text: string): LocalDate {
  if (!isLocalDate(text)) throw new RangeError(`Not a date: ${text}`);
  return text;
}

/** Whether a text is a day that a calendar has. */
export function isLocalDate(text: string): text is LocalDate {
  return dateShape.test(text) && isDayOfItsMonth(text);
}

/**
 * Reads a date and time.
 *
 * @throws RangeError for another form or a moment that no calendar has
 */
export function localDateTime(text: string): LocalDateTime {
  if (!isLocalDateTime(text)) throw new RangeError(`Not a date and time: ${text}`);
  return text;
}

/** Whether a text is a date and time that a calendar has. */
export function isLocalDateTime(text: string): text is LocalDateTime {
  return dateTimeShape.test(text) && isDayOfItsMonth(text);
}

/** What the device's clock shows on the wall at an instant. For the current time only. */
export function localDateTimeFromDevice(instant: Date): LocalDateTime {
  return fromUtcDate(new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000));
}

/** The day of a date and time. */
export function dateOf(moment: LocalDateTime): LocalDate {
  return moment.slice(0, 10) as LocalDate;
}

/** The time of a date and time, without seconds. */
export function timeOf(moment: LocalDateTime): LocalTime {
  return moment.slice(11, 16) as LocalTime;
}

/** The month of a day or of a date and time. */
export function monthOf(day: LocalDate | LocalDateTime): LocalMonth {
  return day.slice(0, 7) as LocalMonth;
}

/** The same wall-clock reading as an instant in UTC: for arithmetic and for `Intl` with `timeZone: 'UTC'`. */
export function toUtcDate(value: LocalDate | LocalDateTime | LocalMonth): Date {
  const begin = '0000-01-01T00:00:00';
  return new UTCDateMini(`${value}${begin.slice(value.length)}Z`);
}

/** Reads the wall clock off an instant in UTC. What would lie after the year 9999 is its last second. */
export function fromUtcDate(date: Date): LocalDateTime {
  const text = date.toISOString();
  return (text.startsWith('+') ? lastMoment : text.slice(0, 19)) as LocalDateTime;
}

/** Whether the month of a well-formed day, or of a moment on it, is as long as that. A plan has thousands of them. */
function isDayOfItsMonth(text: string): boolean {
  // Every month has 28 days: a `Date` for each text of a plan would take most of the time of reading it.
  if (text.slice(8, 10) <= '28') return true;
  const day = text.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  // `Date` rolls 30 February over to March: what exists comes back unchanged.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
