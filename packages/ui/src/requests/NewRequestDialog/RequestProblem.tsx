import { toError } from '@selfservice/api/core/errors';
import type { NewRequestOutcome } from '@selfservice/api/requests/new-request';
import { OutcomeError, PartlySavedError } from '@selfservice/api/requests/new-request';
import type { PeriodRow } from '@selfservice/api/requests/request-period';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import type { LimitFigures } from './limitFigures.ts';
import { usePeriodWords } from '../PeriodFields/usePeriodWords.ts';

export interface RequestProblemProps {
  /** How the last attempt ended: an outcome that saved nothing, or an error. */
  problem: Exclude<NewRequestOutcome, 'created'> | Error;
  /** What is left and what was asked for, where that is known. Default null. */
  figures?: LimitFigures | null;
}

/** Why a request has not been saved, and what of it has. Specification 000 section 8. */
export function RequestProblem({ problem, figures = null }: RequestProblemProps) {
  const { t } = useTranslation('requests');
  const words = usePeriodWords();
  if (typeof problem === 'string')
    return (
      <Banner tone="negative" title={t(`new.problem.${problem}`)}>
        {figures &&
          t(figures.hasWeekend ? 'new.problem.limitWithWeekend' : 'new.problem.limit', { ...figures })}
      </Banner>
    );
  if (!(problem instanceof PartlySavedError))
    return <ErrorPanel error={problem} title={t('new.problem.failed')} />;
  const daysOf = (rows: readonly PeriodRow[]) => {
    const [first, last] = [rows[0], rows.at(-1)];
    return first && last ? words.ofDays(first.day, last.day) : '';
  };
  const partly = t('new.problem.partly', { saved: daysOf(problem.saved), unsaved: daysOf(problem.unsaved) });
  const cause = toError(problem.cause);
  if (!(cause instanceof OutcomeError)) return <ErrorPanel error={cause} title={partly} />;
  return (
    <Banner tone="negative" title={partly}>
      {t(`new.problem.${cause.outcome}`)}
    </Banner>
  );
}
