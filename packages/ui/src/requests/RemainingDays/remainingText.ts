import type { TFunction } from 'i18next';

/**
 * Returns the time until the deadline of a pending request, in words.
 *
 * @param t the translation function of the namespace `requests`
 * @param days whole days; negative after the deadline
 * @requirement requests-61
 */
export function remainingText(t: TFunction<'requests'>, days: number): string {
  return days < 0 ? t('remaining.expired') : t('remaining.left', { count: days });
}
