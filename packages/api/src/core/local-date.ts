import { UTCDateMini } from '@date-fns/utc/date/mini';

declare const brand: unique symbol;

/** A calendar day as `yyyy-MM-dd`, without a time zone. Sorts as text. */
export type LocalDate = string & { [brand]: 'date' };
/** A wall-clock date and time as `yyyy-MM-ddTHH:mm:ss`, without a time zone. Sorts as text. */
export type LocalDateTime = string & { [brand]: 'dateTime' };
/** A wall-clock time as `HH:mm`. */
export type LocalTime = string & { [brand]: 'time' };
/** A month as `yyyy-MM`. */
export type LocalMonth = string & { [brand]: 'month' };

const dateShape = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const dateTimeShape = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])(:[0-5]\d){2}$/;
/** The last possible moment, which servers use for "never ends". */
const lastMoment = '9999-12-31T23:59:59';

/**
 * Parses a day.
 *
 * @throws RangeError for another format or a day that does not exist, such as 30 February
 */
export function localDate(text: string): LocalDate {
  if (!isLocalDate(text)) throw new RangeError(`Not a date: ${text}`);
  return text;
}

/** Whether a text is a day that exists. */
export function isLocalDate(text: string): text is LocalDate {
  return dateShape.test(text) && isDayOfItsMonth(text);
}

/**
 * Parses a date and time.
 *
 * @throws RangeError for another format or a moment that does not exist
 */
export function localDateTime(text: string): LocalDateTime {
  if (!isLocalDateTime(text)) throw new RangeError(`Not a date and time: ${text}`);
  return text;
}

/** Whether a text is a date and time that exists. */
export function isLocalDateTime(text: string): text is LocalDateTime {
  return dateTimeShape.test(text) && isDayOfItsMonth(text);
}

/** Returns the wall-clock time of the device at an instant. Used only for the current time. */
export function localDateTimeFromDevice(instant: Date): LocalDateTime {
  return fromUtcDate(new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000));
}

/** Returns the day of a date and time. */
export function dateOf(moment: LocalDateTime): LocalDate {
  return moment.slice(0, 10) as LocalDate;
}

/** Returns the time of a date and time, without seconds. */
export function timeOf(moment: LocalDateTime): LocalTime {
  return moment.slice(11, 16) as LocalTime;
}

/** Returns the month of a day or of a date and time. */
export function monthOf(day: LocalDate | LocalDateTime): LocalMonth {
  return day.slice(0, 7) as LocalMonth;
}

/** Returns the instant with the same wall-clock time in UTC, for arithmetic and for `Intl` with `timeZone: 'UTC'`. */
export function toUtcDate(value: LocalDate | LocalDateTime | LocalMonth): Date {
  const begin = '0000-01-01T00:00:00';
  return new UTCDateMini(`${value}${begin.slice(value.length)}Z`);
}

/** Returns the wall-clock time of an instant in UTC. An instant after the year 9999 becomes its last second. */
export function fromUtcDate(date: Date): LocalDateTime {
  const text = date.toISOString();
  return (text.startsWith('+') ? lastMoment : text.slice(0, 19)) as LocalDateTime;
}

/** Whether the month of a well-formed day has that day. */
function isDayOfItsMonth(text: string): boolean {
  // Every month has 28 days. A plan has thousands of texts, and a `Date` for each would take most of the parsing time.
  if (text.slice(8, 10) <= '28') return true;
  const day = text.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  // `Date` turns 30 February into March; a day that exists stays unchanged.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
