import type { LocalDate } from '@selfservice/api/core/local-date';

/** Which days can be chosen. */
export interface DayLimits {
  /** The first day that can be chosen. An earlier one can be typed, and the field says why not. Default: any. */
  min?: LocalDate | undefined;
  /** The last day that can be chosen. A later one can be typed, and the field says why not. Default: any. */
  max?: LocalDate | undefined;
  /** Days in between that cannot be chosen; the calendar strikes them through. Default: none. */
  isDateUnavailable?: ((day: LocalDate) => boolean) | undefined;
}

/** Says why a typed day cannot be chosen, or null where it can. */
export function dayError(
  day: LocalDate | null,
  limits: DayLimits,
): 'notBefore' | 'notAfter' | 'unavailable' | null {
  if (!day) return null;
  if (limits.min && day < limits.min) return 'notBefore';
  if (limits.max && day > limits.max) return 'notAfter';
  return limits.isDateUnavailable?.(day) ? 'unavailable' : null;
}
