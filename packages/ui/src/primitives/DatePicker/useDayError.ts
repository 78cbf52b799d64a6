import type { LocalDate } from '@selfservice/api/core/local-date';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { formatLongDay } from '../Calendar/formatLongDay.ts';
import { dayError } from './dayError.ts';
import type { DayLimits } from './dayError.ts';

/** Returns the error message for a typed day that cannot be selected, otherwise undefined. */
export function useDayError(day: LocalDate | null, limits: DayLimits): string | undefined {
  const { t } = useTranslation('primitives');
  const { locale } = useLocale();
  const fault = dayError(day, limits);
  if (!fault) return undefined;
  const limit = { notBefore: limits.min, notAfter: limits.max, unavailable: undefined }[fault];
  return t(`date.${fault}`, { day: limit && formatLongDay(limit, locale) });
}
