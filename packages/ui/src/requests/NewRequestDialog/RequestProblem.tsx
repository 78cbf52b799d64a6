import { OutcomeUnknownError } from '@selfservice/api/core/errors';
import { EarlierAttemptSavedError, isOutcomeUnknown } from '@selfservice/api/core/writes/save-parts';
import type { RequestRefusal } from '@selfservice/api/requests/new-request';
import type { RequestPart } from '@selfservice/api/requests/request-entries';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import type { DayOutcome } from '../DayOutcomeList/dayOutcome.ts';
import { DayOutcomeList } from '../DayOutcomeList/DayOutcomeList.tsx';
import { DayProblem } from '../DayOutcomeList/DayProblem.tsx';
import { EarlierSaved } from '../DayOutcomeList/EarlierSaved.tsx';
import type { LimitFigures } from './limitFigures.ts';

export interface RequestProblemProps {
  /** The kind of request. */
  agenda: Agenda;
  /** How the last attempt ended: an expected refusal, or an error; null: an earlier attempt has saved a part. */
  problem: RequestRefusal | Error | null;
  /** What is left and what was requested, where that is known. Default null. */
  figures?: LimitFigures | null;
  /** The days with their results, where several are saved one by one. Default none. */
  days?: readonly DayOutcome[];
}

/** Why a request is not saved, or not all of it. Specification 000 section 8. */
export function RequestProblem({ agenda, problem, figures = null, days = [] }: RequestProblemProps) {
  const { t } = useTranslation('requests');
  if (problem instanceof EarlierAttemptSavedError) return <EarlierSaved part={problem.part as RequestPart} />;
  if (days.length > 1)
    return (
      <DayProblem days={days} isUnknown={isOutcomeUnknown(problem)}>
        <DayOutcomeList days={days} />
      </DayProblem>
    );
  if (problem instanceof Error) {
    const isUnknown = problem instanceof OutcomeUnknownError;
    return (
      <ErrorPanel
        error={problem}
        title={t(isUnknown ? `new.problem.notKnown.${agenda}` : 'new.problem.failed')}
      />
    );
  }
  if (problem === null) return null;
  return (
    <Banner tone="negative" title={t(`new.problem.${problem}`)}>
      {figures &&
        t(figures.hasWeekend ? 'new.problem.limitWithWeekend' : 'new.problem.limit', { ...figures })}
    </Banner>
  );
}
