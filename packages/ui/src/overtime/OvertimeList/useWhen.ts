import type { Overtime } from '@selfservice/api/overtime/overtime';
import { useToday } from '../../environment/useNow.ts';
import { formatListSpan } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** Returns a function that formats the time of an overtime for lists, for example `Thu 19 Nov 14:00–16:30`. */
export function useWhen(): (overtime: Pick<Overtime, 'begin' | 'end'>) => string {
  const language = useLanguage();
  const today = useToday();
  return (overtime) => formatListSpan(overtime, today, language);
}
