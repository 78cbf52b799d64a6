import type { LocalTime } from '@selfservice/api/core/local-date';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import type { TimeLimits } from './stepTime.ts';
import { timeError } from './timeError.ts';

/**
 * Returns the error message for an invalid typed time, otherwise undefined. `minutes` is the required step; null if any
 * minute is valid.
 */
export function useTimeError(
  time: LocalTime | null,
  limits: TimeLimits,
  minutes: number | null,
): string | undefined {
  const { t } = useTranslation('primitives');
  const { locale } = useLocale();
  const fault = timeError(time, limits, minutes);
  if (!fault) return undefined;
  const limit = { notBefore: limits.min, notAfter: limits.max, offStep: undefined }[fault];
  return t(`time.${fault}`, { minutes, time: limit && format(limit, locale) });
}

function format(time: LocalTime, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(`2000-01-01T${time}Z`));
}
