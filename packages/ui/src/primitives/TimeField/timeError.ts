import type { LocalTime } from '@selfservice/api/core/local-date';
import { minutesOf } from '@selfservice/api/core/local-time';
import type { TimeLimits } from './stepTime.ts';

/**
 * Returns why a typed time is invalid, or null if it is valid.
 *
 * @param stepMinutes the step that the time must be a multiple of; null if any minute is valid
 */
export function timeError(
  time: LocalTime | null,
  { min, max }: TimeLimits,
  stepMinutes: number | null,
): 'notBefore' | 'notAfter' | 'offStep' | null {
  if (!time) return null;
  if (min && time < min) return 'notBefore';
  if (max && time > max) return 'notAfter';
  return stepMinutes && minutesOf(time) % stepMinutes ? 'offStep' : null;
}
