import type { TFunction } from 'i18next';

/**
 * How long a pending request can still be decided. Specification 000 section 9.
 *
 * @param t of the texts of requests
 * @param days whole days; below zero the time is over
 */
export function remainingText(t: TFunction<'requests'>, days: number): string {
  return days < 0 ? t('remaining.expired') : t('remaining.left', { count: days });
}
