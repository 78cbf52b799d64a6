import type { LocalTime } from '@selfservice/api/core/local-date';
import { minutesOf } from '@selfservice/api/core/local-time';
import type { TimeLimits } from './stepTime.ts';

/**
 * Says why a typed time cannot be chosen, or null where it can.
 *
 * @param stepMinutes null where any minute counts
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
