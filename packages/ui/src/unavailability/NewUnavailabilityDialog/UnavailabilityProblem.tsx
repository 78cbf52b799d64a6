import { OutcomeUnknownError } from '@selfservice/api/core/errors';
import { EarlierAttemptSavedError, isOutcomeUnknown } from '@selfservice/api/core/outbox/save-parts';
import type { DayOutcome } from '@selfservice/api/requests/day-outcomes';
import type { UnavailabilityPart } from '@selfservice/api/unavailability/new-unavailability';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { DayProblem } from '../../requests/DayOutcomeList/DayProblem.tsx';
import { EarlierSaved } from '../../requests/DayOutcomeList/EarlierSaved.tsx';

export interface UnavailabilityProblemProps {
  /** The error of the last attempt. */
  error: Error;
  /** The days with their results. The fields of the dialog list them. */
  days: readonly DayOutcome[];
}

/** Says why an unavailability, or some of its days, was not saved. */
export function UnavailabilityProblem({ error, days }: UnavailabilityProblemProps) {
  const { t } = useTranslation('unavailability');
  if (error instanceof EarlierAttemptSavedError)
    return <EarlierSaved part={error.part as UnavailabilityPart} />;
  if (days.length > 1) return <DayProblem days={days} isUnknown={isOutcomeUnknown(error)} />;
  const isUnknown = error instanceof OutcomeUnknownError;
  return <ErrorPanel error={error} title={t(isUnknown ? 'new.notKnown' : 'new.failed')} />;
}
