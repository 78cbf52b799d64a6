import { dateOf } from '@selfservice/api/core/local-date';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../environment/Environment.tsx';
import { formatListDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { requestStateIcons } from '../../patterns/StateIcon/requestStateIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { RemainingDays } from '../RemainingDays/RemainingDays.tsx';
import { describeInList } from '../request-words/describeRequest.ts';
import type { RequestProgress } from '../request-words/requestLabel.ts';
import { MyRequestColumns } from './MyRequestColumns.ts';

/** Everything else goes to the root. */
export interface MyRequestRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it sums up. */
  request: WorkflowRequest;
  /** What is being done with it now, in the place of its state; null for nothing. Default null. */
  progress?: RequestProgress | null;
  /** It is the one whose detail is shown beside the list. Default false. */
  isOpen?: boolean;
}

/**
 * One of the person's own requests: what, when, how long, its state, and how long it can be decided or when it was
 * decided. The applicant is in the second line.
 */
export function MyRequestRow({ request, progress = null, isOpen = false, ...rest }: MyRequestRowProps) {
  const { t } = useTranslation(['requests', 'patterns']);
  const language = useLanguage();
  const today = dateOf(useClock().localNow());
  const { state, applicant, remainingDays, decidedAt } = request;
  const { what, when, length } = describeInList(request.text, today, language);
  const isPending = state === 'pending';
  const date = isPending ? null : decidedAt;
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
        {/* The icon has told it to assistive technology. */}
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
          {!progress && date && formatListDay(date, today, language)}
        </span>
      </span>
    </MyRequestColumns>
  );
}
