import { OutcomeUnknownError } from '@selfservice/api/core/errors';
import type { Language } from '@selfservice/api/core/language';
import { EarlierAttemptSavedError, isOutcomeUnknown } from '@selfservice/api/core/writes/save-parts';
import type { RequestRefusal } from '@selfservice/api/requests/new-request';
import type { DayOutcome } from '@selfservice/api/requests/day-outcomes';
import type { RequestPart } from '@selfservice/api/requests/request-entries';
import type { RequestLimit } from '@selfservice/api/requests/request-limit';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import { formatDays, formatHours } from '../../i18n/formatDuration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { DayOutcomeList } from '../DayOutcomeList/DayOutcomeList.tsx';
import { DayProblem } from '../DayOutcomeList/DayProblem.tsx';
import { EarlierSaved } from '../DayOutcomeList/EarlierSaved.tsx';

export interface RequestProblemProps {
  /** The kind of request. */
  agenda: Agenda;
  /** How the last attempt ended: an expected refusal, or an error; null: an earlier attempt has saved some days. */
  problem: RequestRefusal | Error | null;
  /** The figures of a refusal because of the balance; null where they are not known. Default null. */
  limit?: RequestLimit | null;
  /** The days with their results, where they are saved one by one. Default none. */
  days?: readonly DayOutcome[];
}

/** Why a request is not saved, or not all of it. Specification 000 section 8. */
export function RequestProblem({ agenda, problem, limit = null, days = [] }: RequestProblemProps) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
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
      {limit &&
        t(limit.hasWeekend ? 'new.problem.limitWithWeekend' : 'new.problem.limit', {
          left: inWords(limit.balance, language),
          asked: inWords(limit.requested, language),
        })}
    </Banner>
  );
}

/** Days, or hours where there are no days. */
function inWords(amount: { days?: number | null; minutes?: number | null }, language: Language): string {
  const { days = null, minutes = null } = amount;
  return days === null ? formatHours(minutes ?? 0) : formatDays(days, language);
}
