import type { DayOutcome } from '@selfservice/api/requests/day-outcomes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/Banner/Banner.tsx';

export interface DayProblemProps {
  /** The days with their results. */
  days: readonly DayOutcome[];
  /** Whether it is not known of one of them whether it was saved. */
  isUnknown: boolean;
  /** The list of the days, where it is not shown elsewhere. */
  children?: ReactNode;
}

/** Says that not all days of a save are saved. */
export function DayProblem({ days, isUnknown, children }: DayProblemProps) {
  const { t } = useTranslation('requests');
  const isPartly = days.some(({ state }) => state.startsWith('saved'));
  const known = isPartly ? 'partly' : 'noneSaved';
  return (
    <Banner tone="negative" title={t(`new.problem.${isUnknown ? 'dayNotKnown' : known}`)}>
      <p>{t(isUnknown ? 'new.problem.dayNotKnownCure' : 'new.problem.partlyCure')}</p>
      {children}
    </Banner>
  );
}
