import { OutcomeUnknownError } from '@selfservice/api/core/errors';
import type { Language } from '@selfservice/api/core/language';
import { EarlierAttemptSavedError, isOutcomeUnknown } from '@selfservice/api/core/outbox/save-parts';
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
  /** The refusal or the error of the last attempt; null where only some days were saved. */
  problem: RequestRefusal | Error | null;
  /** The numbers of a refusal because of the balance; null where they are unknown. Default null. */
  limit?: RequestLimit | null;
  /** The results of the days, where each day is saved on its own. Default none. */
  days?: readonly DayOutcome[];
}

/** Says why a request, or a part of it, was not saved. @requirement requests-51, requests-52, requests-55 */
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

/** Formats days, or hours where there are no days. */
function inWords(amount: { days?: number | null; minutes?: number | null }, language: Language): string {
  const { days = null, minutes = null } = amount;
  return days === null ? formatHours(minutes ?? 0) : formatDays(days, language);
}
