import type { LocalTime } from '@selfservice/api/core/local-date';
import { minutesOf, minutesOfDay, timeAtMinutes } from '@selfservice/api/core/local-time';

/** The limits of a time. */
export interface TimeLimits {
  /** The earliest time. Default midnight. */
  min?: LocalTime | undefined;
  /** The latest time. Default 23:59. */
  max?: LocalTime | undefined;
}

/**
 * Returns the next multiple of `stepMinutes` after a time, or with `-1` the previous one: 8:17 becomes 8:30 or 8:00. A
 * step beyond a limit or midnight returns the same time.
 */
export function stepTime(
  time: LocalTime,
  direction: 1 | -1,
  stepMinutes: number,
  limits: TimeLimits,
): LocalTime {
  const steps = minutesOf(time) / stepMinutes;
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return within(next * stepMinutes, time, limits);
}

/** Returns the time a number of minutes later, or earlier for a negative number, with the same limits as `stepTime`. */
export function shiftTime(time: LocalTime, minutes: number, limits: TimeLimits): LocalTime {
  return within(minutesOf(time) + minutes, time, limits);
}

/**
 * Returns the new time if it is within the limits. Otherwise returns the previous time, moved to the nearest limit if
 * it is outside.
 */
function within(minutes: number, before: LocalTime, { min, max }: TimeLimits): LocalTime {
  const first = min ? minutesOf(min) : 0;
  const last = max ? minutesOf(max) : minutesOfDay - 1;
  const start = Math.min(Math.max(minutesOf(before), first), last);
  return timeAtMinutes(minutes < first || minutes > last ? start : minutes);
}
