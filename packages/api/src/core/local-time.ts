import type { LocalTime } from './local-date.ts';

const shape = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The minutes of a day. */
export const minutesOfDay = 24 * 60;

/**
 * Parses a wall-clock time.
 *
 * @throws RangeError for another format or a time that does not exist, such as 24:00
 */
export function localTime(text: string): LocalTime {
  if (!shape.test(text)) throw new RangeError(`Not a time: ${text}`);
  return text as LocalTime;
}

/** Returns the minutes from midnight to a time. */
export function minutesOf(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/**
 * Returns the time a number of minutes after midnight.
 *
 * @throws RangeError for minutes outside of one day
 */
export function timeAtMinutes(minutes: number): LocalTime {
  const part = (value: number) => String(value).padStart(2, '0');
  return localTime(`${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`);
}
