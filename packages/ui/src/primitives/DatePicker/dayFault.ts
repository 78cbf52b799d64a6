import type { LocalDate } from '@selfservice/api/core/local-date';

/** Which days can be chosen. */
export interface DayLimits {
  /** The first one. */
  min?: LocalDate | undefined;
  /** The last one. */
  max?: LocalDate | undefined;
  /** Those in between that cannot. */
  isDateUnavailable?: ((day: LocalDate) => boolean) | undefined;
}

/** Says why a typed day cannot be chosen, or null where it can. */
export function dayFault(
  day: LocalDate | null,
  limits: DayLimits,
): 'notBefore' | 'notAfter' | 'unavailable' | null {
  if (!day) return null;
  if (limits.min && day < limits.min) return 'notBefore';
  if (limits.max && day > limits.max) return 'notAfter';
  return limits.isDateUnavailable?.(day) ? 'unavailable' : null;
}
