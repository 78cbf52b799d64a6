import type { LocalTime } from '@selfservice/api/core/local-date';
import { minutesOf, minutesOfDay, timeAtMinutes } from '@selfservice/api/core/local-time';

/** Where times may lie. */
export interface TimeLimits {
  /** The earliest one. Default midnight. */
  min?: LocalTime | undefined;
  /** The latest one. Default 23:59. */
  max?: LocalTime | undefined;
}

/**
 * The next multiple of `stepMinutes` after a time, or with `-1` the one before it: 8:17 leads to 8:30 and to 8:00.
 * A step that would pass a limit or midnight leaves the time as it is.
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

/** The time a number of minutes later, or earlier for a negative number, within the limits of `stepTime`. */
export function shiftTime(time: LocalTime, minutes: number, limits: TimeLimits): LocalTime {
  return within(minutesOf(time) + minutes, time, limits);
}

/** Whoever stands outside of the limits comes to the nearest one; whoever stands inside does not pass it. */
function within(minutes: number, before: LocalTime, { min, max }: TimeLimits): LocalTime {
  const first = min ? minutesOf(min) : 0;
  const last = max ? minutesOf(max) : minutesOfDay - 1;
  const start = Math.min(Math.max(minutesOf(before), first), last);
  return timeAtMinutes(minutes < first || minutes > last ? start : minutes);
}
