import { dateOf } from '@selfservice/api/core/local-date';
import type { Overtime } from '@selfservice/api/overtime/overtime';
import { useClock } from '../../environment/Environment.tsx';
import { formatListSpan } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** Writes the day and time of an overtime as lists have it: `Thu 19 Nov 14:00–16:30`. */
export function useWhen(): (overtime: Pick<Overtime, 'begin' | 'end'>) => string {
  const language = useLanguage();
  const today = dateOf(useClock().localNow());
  return (overtime) => formatListSpan(overtime, today, language);
}
