import type { LocalDate } from '@selfservice/api/core/local-date';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { usePeriodWords } from '../PeriodFields/usePeriodWords.ts';

export interface EarlierSavedProps {
  /** The days that an earlier attempt has saved. Without a last day it is one day. */
  part: { firstDay: LocalDate; lastDay?: LocalDate };
}

/** A banner that says that an earlier attempt with other values was saved after all. */
export function EarlierSaved({ part }: EarlierSavedProps) {
  const { t } = useTranslation('requests');
  const words = usePeriodWords();
  const what = words.ofDays(part.firstDay, part.lastDay ?? part.firstDay);
  return (
    <Banner tone="caution" title={t('new.problem.earlier', { what })}>
      {t('new.problem.earlierCure')}
    </Banner>
  );
}
