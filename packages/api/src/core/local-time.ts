import type { LocalTime } from './local-date.ts';

const shape = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Minutes of a day on the wall. */
export const minutesOfDay = 24 * 60;

/**
 * Reads a time on the wall.
 *
 * @throws RangeError for another form or a time that no clock shows, such as 24:00
 */
export function localTime(text: string): LocalTime {
  if (!shape.test(text)) throw new RangeError(`Not a time: ${text}`);
  return text as LocalTime;
}

/** Whole minutes from midnight to a time. */
export function minutesOf(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/**
 * The time a number of minutes after midnight.
 *
 * @throws RangeError for minutes that lie outside of one day
 */
export function timeAtMinutes(minutes: number): LocalTime {
  const part = (value: number) => String(value).padStart(2, '0');
  return localTime(`${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`);
}
