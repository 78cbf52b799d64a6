import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../environment/useNow.ts';
import { formatListDate } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { requestStateIcons } from '../../patterns/StateIcon/requestStateIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { RemainingDays } from '../RemainingDays/RemainingDays.tsx';
import { describeInList } from '../request-words/describeRequest.ts';
import type { RequestProgress } from '../request-words/requestLabel.ts';
import { MyRequestColumns } from './MyRequestColumns.ts';

/** The props of a row. Other props are passed to the root element. */
export interface MyRequestRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The request of the row. */
  request: WorkflowRequest;
  /** The progress of a decision, shown instead of the state; null for none. Default null. */
  progress?: RequestProgress | null;
  /** Whether the detail of the request is open. Default false. */
  isOpen?: boolean;
}

/**
 * A row of the user's own requests: account, period, length, state, and the remaining days or the date of the decision. The
 * applicant is in the second line.
 *
 * @requirement requests-4, requests-5, requests-26
 */
export function MyRequestRow({ request, progress = null, isOpen = false, ...rest }: MyRequestRowProps) {
  const { t } = useTranslation(['requests', 'patterns']);
  const language = useLanguage();
  const today = useToday();
  const { state, applicant, remainingDays, decidedAt } = request;
  const { what, when, length } = describeInList(request.text, today, language);
  const isPending = state === 'pending';
  const day = !isPending && decidedAt && formatListDate(decidedAt, today, language);
  return (
    <MyRequestColumns
      aria-current={isOpen || undefined}
      data-urgent={(isPending && remainingDays !== null && !progress) || undefined}
      {...rest}
    >
      <StateIcon look={requestStateIcons[state]} isCompact />
      <span data-line>
        <span data-part="what" data-raw={when === '' || undefined}>
          {what}
        </span>
        {/* The icon has the same words for assistive technology. */}
        <span
          data-part="state"
          aria-hidden={progress === null || undefined}
          data-progress={progress ?? undefined}
        >
          {progress ? t(`requests:detail.progress.${progress}`) : t(`patterns:state.request.${state}`)}
        </span>
      </span>
      <span data-line>
        <span data-part="period">
          {when && <span data-part="when">{when}</span>}
          {length && <span data-part="length">{length}</span>}
          <span data-part="applicant" title={applicant}>
            {titlesAfter(applicant)}
          </span>
        </span>
        <span data-part="deadline">
          {!progress && isPending && remainingDays !== null && <RemainingDays days={remainingDays} />}
          {!progress && day && (
            <span>{state === 'cancelled' ? day : t('requests:list.decidedOn', { day })}</span>
          )}
        </span>
      </span>
    </MyRequestColumns>
  );
}
