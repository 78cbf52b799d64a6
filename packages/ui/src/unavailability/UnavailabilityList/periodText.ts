import type { Language } from '@selfservice/api/core/language';
import { dateOf } from '@selfservice/api/core/local-date';
import type { Unavailability } from '@selfservice/api/unavailability/unavailability';
import type { TFunction } from 'i18next';
import { formatTime } from '../../i18n/formatDate.ts';
import { formatTimeRange } from '../../i18n/formatRange.ts';

/**
 * Returns the times of an unavailability in words: `All day`, `17:00–20:00`, `22:00–6:00, the next day`.
 *
 * @param t the translation function of the namespace `unavailability`
 */
export function periodText(
  t: TFunction<'unavailability'>,
  { day, begin, end }: Pick<Unavailability, 'day' | 'begin' | 'end'>,
  language: Language,
): string {
  if (begin === null) return t('wholeDay');
  if (end === null) return t('partOpen', { begin: formatTime(begin, language) });
  const times = formatTimeRange({ begin, end }, language);
  return dateOf(end) > day ? t('partToNextDay', { times }) : times;
}
