import type { LocalDate } from '@selfservice/api/core/local-date';

/** The days that can be selected. */
export interface DayLimits {
  /** The first day that can be selected. An earlier day can be typed; the field then shows an error. Default: any. */
  min?: LocalDate | undefined;
  /** The last day that can be selected. A later day can be typed; the field then shows an error. Default: any. */
  max?: LocalDate | undefined;
  /**
   * Returns whether a day between `min` and `max` cannot be selected; the calendar strikes such days through. Default:
   * none.
   */
  isDateUnavailable?: ((day: LocalDate) => boolean) | undefined;
}

/** Returns why a typed day cannot be selected, or null if it can. */
export function dayError(
  day: LocalDate | null,
  limits: DayLimits,
): 'notBefore' | 'notAfter' | 'unavailable' | null {
  if (!day) return null;
  if (limits.min && day < limits.min) return 'notBefore';
  if (limits.max && day > limits.max) return 'notAfter';
  return limits.isDateUnavailable?.(day) ? 'unavailable' : null;
}
