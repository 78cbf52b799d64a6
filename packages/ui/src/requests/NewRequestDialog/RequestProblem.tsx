import { toError } from '@selfservice/api/core/errors';
import type { LocalDate } from '@selfservice/api/core/local-date';
import type { NewRequestOutcome } from '@selfservice/api/requests/new-request';
import { OutcomeError, PartlySavedError } from '@selfservice/api/requests/new-request';
import type { PeriodRow } from '@selfservice/api/requests/request-period';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { usePeriodWords } from '../PeriodFields/usePeriodWords.ts';

/** Props of `RequestProblem`. */
export interface RequestProblemProps {
  /** How the last attempt ended: an outcome that saved nothing, or an error. */
  problem: Exclude<NewRequestOutcome, 'created'> | Error;
  /** The day that it is now. */
  today: LocalDate;
}

/** Why a request has not been saved, and what of it has. Specification 000 section 8. */
export function RequestProblem({ problem, today }: RequestProblemProps) {
  const { t } = useTranslation('requests');
  const words = usePeriodWords(today);
  if (typeof problem === 'string') return <Banner tone="negative" title={t(`new.problem.${problem}`)} />;
  if (!(problem instanceof PartlySavedError))
    return <ErrorPanel error={problem} title={t('new.problem.failed')} />;
  const daysOf = (rows: readonly PeriodRow[]) =>
    words.ofDays(rows[0]?.day ?? today, rows.at(-1)?.day ?? today);
  const partly = t('new.problem.partly', { saved: daysOf(problem.saved), unsaved: daysOf(problem.unsaved) });
  const cause = toError(problem.cause);
  if (!(cause instanceof OutcomeError)) return <ErrorPanel error={cause} title={partly} />;
  return (
    <Banner tone="negative" title={partly}>
      {t(`new.problem.${cause.outcome}`)}
    </Banner>
  );
}
