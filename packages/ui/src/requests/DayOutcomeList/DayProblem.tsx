import type { DayOutcome } from '@selfservice/api/requests/day-outcomes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/Banner/Banner.tsx';

export interface DayProblemProps {
  /** The days with their results. */
  days: readonly DayOutcome[];
  /** Whether the outcome of one of the days is unknown. */
  isUnknown: boolean;
  /** The list of the days. Default none: it is shown elsewhere. */
  children?: ReactNode;
}

/** A banner that says that not all days were saved. */
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
