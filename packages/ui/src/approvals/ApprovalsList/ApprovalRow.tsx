import { isOpen } from '@selfservice/api/approvals/listed-requests';
import { lastDayOf } from '@selfservice/api/approvals/arrange-requests';
import { MessageSquareText } from 'lucide-react';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../environment/useNow.ts';
import { formatListDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { requestStateIcons } from '../../patterns/StateIcon/requestStateIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { describeInList } from '../../requests/request-words/describeRequest.ts';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { useAwayCount } from '../AwayCounts/useAwayCount.ts';
import type { ApprovalItem } from './approvalItems.ts';
import { Pick } from './ApprovalRowPick.ts';
import { Root } from './ApprovalRowRoot.ts';
import { Also, Cells, Days, Name, RequestStatus, Text, What, When } from './ApprovalRowStyles.ts';

/** The id of the request whose detail is shown. Rows read it from this context, so that a move renders only two of them. */
export const CurrentContext = createContext<string | null>(null);

/** Returns the element id of the text about other people who are away. The text is computed after the name of the row. */
export function awayCountId({ id }: ApprovalItem): string {
  return `also-away-${id}`;
}

export interface ApprovalRowProps {
  /** The request to show. */
  item: ApprovalItem;
}

/**
 * A row of the list: applicant and last day for the decision above account, days and length. A decision due today has no day,
 * because the heading of the group says it.
 *
 * @requirement approvals-2
 */
export function ApprovalRow({ item }: ApprovalRowProps) {
  const { id, request, progress } = item;
  const isCurrent = use(CurrentContext) === id;
  const { t } = useTranslation(['approvals', 'requests', 'patterns']);
  const { state, text, applicant, note } = request;
  const awayCounts = useAwayCount(request);
  const today = useToday();
  const language = useLanguage();
  const { what, when, length } = describeInList(text, today, language);
  const due = !progress && state === 'pending' ? lastDayOf(request, today) : null;
  return (
    <Root aria-current={isCurrent || undefined}>
      <Cells>
        <Pick data-pick={isOpen(item) || undefined}>
          <StateIcon look={requestStateIcons[state]} isCompact />
        </Pick>
        <Name title={applicant}>{titlesAfter(applicant)}</Name>
        <Text>
          <What>{what}</What>{' '}
          <When>
            <Days>{[when, length].filter(Boolean).join(' · ')}</Days>
            {/* Rendered also without text: the row refers to its id. */}
            <Also id={awayCountId(item)}>
              {awayCounts !== null &&
                awayCounts > 0 &&
                ` · ${t('approvals:team.also', { count: awayCounts })}`}
            </Also>
          </When>
        </Text>
        <RequestStatus
          data-progress={progress ?? undefined}
          data-late={(due !== null && due < today) || undefined}
        >
          {note !== '' && <Icon of={MessageSquareText} size={14} aria-hidden="true" />}
          {progress && <span>{t(`requests:detail.progress.${progress}`)}</span>}
          {due !== null && due !== today && (
            <span>{t('approvals:due', { day: formatListDay(due, today, language) })}</span>
          )}
          {!progress && state !== 'pending' && (
            // Assistive technology has it from the icon.
            <span aria-hidden="true">{t(`patterns:state.request.${state}`)}</span>
          )}
        </RequestStatus>
      </Cells>
    </Root>
  );
}
