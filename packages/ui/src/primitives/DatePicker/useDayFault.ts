import type { LocalDate } from '@selfservice/api/core/local-date';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { formatLongDay } from '../Calendar/formatLongDay.ts';
import { dayFault } from './dayFault.ts';
import type { DayLimits } from './dayFault.ts';

/** Says in words why a typed day cannot be chosen; undefined where it can. */
export function useDayFault(day: LocalDate | null, limits: DayLimits): string | undefined {
  const { t } = useTranslation('primitives');
  const { locale } = useLocale();
  const fault = dayFault(day, limits);
  if (!fault) return undefined;
  const limit = { notBefore: limits.min, notAfter: limits.max, unavailable: undefined }[fault];
  return t(`date.${fault}`, { day: limit && formatLongDay(limit, locale) });
}
