import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';

/** The minutes of a day by a wall clock, independent of daylight saving time. */
export const dayMinutes = 1440;

const zero = 48;

/** Returns the number in two digits of a text. */
function pair(text: string, at: number): number {
  return (text.charCodeAt(at) - zero) * 10 + text.charCodeAt(at + 1) - zero;
}

/**
 * Returns the number of days from 1 January 1970. Years begin with March here, so that a leap day is the last of its year.
 * A plan of 1000 people calls this 40,000 times, and `Date.UTC` takes four times as long.
 */
function dayNumber(year: number, month: number, day: number): number {
  const years = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const daysOfMonths = Math.floor((((month + 9) % 12) * 306 + 5) / 10);
  return years * 365 + leapDays + daysOfMonths + day - 719_469;
}

/** Returns the wall minute of a local time: whole minutes since 1 January 1970 without a time zone. Ignores seconds. */
export function wallMinutes(moment: LocalDate | LocalDateTime): number {
  const year = pair(moment, 0) * 100 + pair(moment, 2);
  const midnight = dayNumber(year, pair(moment, 5), pair(moment, 8)) * dayMinutes;
  return moment.length > 10 ? midnight + pair(moment, 11) * 60 + pair(moment, 14) : midnight;
}

/** Returns the day of a wall minute. */
export function dayAt(minute: number): LocalDate {
  return new Date(Math.floor(minute) * 60_000).toISOString().slice(0, 10) as LocalDate;
}

/** Returns the midnight at or before a wall minute. */
export function midnightBefore(minute: number): number {
  return Math.floor(minute / dayMinutes) * dayMinutes;
}

/** Returns the time of a wall minute as `h:mm`; midnight is `0:00`. */
export function timeText(minute: number): string {
  const ofDay = ((minute % dayMinutes) + dayMinutes) % dayMinutes;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** Returns the weekday of a wall minute, from 0 for Monday to 6 for Sunday. */
export function weekdayOf(minute: number): number {
  // 1 January 1970 was a Thursday.
  return (((Math.floor(minute / dayMinutes) + 3) % 7) + 7) % 7;
}
