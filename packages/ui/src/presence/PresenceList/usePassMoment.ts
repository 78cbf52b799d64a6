import { dateOf } from '@selfservice/api/core/local-date';
import type { PersonPresence } from '@selfservice/api/presence/presence';
import { useClock } from '../../environment/Environment.tsx';
import { formatListMoment, formatTime } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** Writes when somebody's last pass was made: the time alone for one of today. Empty where that is not known. */
export function usePassMoment(): (person: Pick<PersonPresence, 'details'>) => string {
  const language = useLanguage();
  const today = dateOf(useClock().localNow());
  return ({ details }) => {
    const at = details?.lastPassAt;
    if (!at) return '';
    return dateOf(at) === today ? formatTime(at, language) : formatListMoment(at, today, language);
  };
}
