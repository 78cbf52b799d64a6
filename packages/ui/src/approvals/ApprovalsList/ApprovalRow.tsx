import { isOpen } from '@selfservice/api/approvals/listed-requests';
import { dateOf } from '@selfservice/api/core/local-date';
import { MessageSquareText } from 'lucide-react';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { requestStateIcons } from '../../patterns/StateIcon/requestStateIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { RemainingDays } from '../../requests/RemainingDays/RemainingDays.tsx';
import { describeInList } from '../../requests/request-words/describeRequest.ts';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { useAlsoAwayCount } from '../AlsoAway/useAlsoAwayCount.ts';
import type { ApprovalItem } from './approvalItems.ts';
import { Pick } from './ApprovalRowPick.ts';
import { Root } from './ApprovalRowRoot.ts';
import { Also, Cells, Length, Name, Standing, Text, What, When } from './ApprovalRowStyles.ts';

/** The id of the request whose detail is shown; the row finds it here, so that a move draws two rows and no more. */
export const CurrentContext = createContext<string | null>(null);

/** Id of the words that say how many others are away; they become known after the row has its name. */
export function alsoAwayId({ id }: ApprovalItem): string {
  return `also-away-${id}`;
}

export interface ApprovalRowProps {
  /** What it shows. */
  item: ApprovalItem;
}

/**
 * A request in the list of those to decide about: who asks, for what, when and how long, and until when it can be
 * decided. One line where there is room for it, otherwise two.
 */
export function ApprovalRow({ item }: ApprovalRowProps) {
  const { id, request, progress } = item;
  const isCurrent = use(CurrentContext) === id;
  const { t } = useTranslation(['approvals', 'requests', 'patterns']);
  const { state, text, applicant, remainingDays, note } = request;
  const alsoAway = useAlsoAwayCount(request);
  const today = dateOf(useClock().localNow());
  const { what, when, length } = describeInList(text, today, useLanguage());
  return (
    <Root aria-current={isCurrent || undefined}>
      <Cells>
        <Pick data-pick={isOpen(item) || undefined}>
          <StateIcon look={requestStateIcons[state]} isCompact />
        </Pick>
        <Name title={applicant}>{titlesAfter(applicant)}</Name>
        <Text>
          <What title={what}>{what}</What>{' '}
          <When>
            {when}
            {/* Also without words: the name of the row asks for it. */}
            <Also id={alsoAwayId(item)}>
              {alsoAway !== null && alsoAway > 0 && <> · {t('approvals:team.also', { count: alsoAway })}</>}
            </Also>
          </When>
        </Text>
        <Length>{length}</Length>
        <Standing data-progress={progress ?? undefined}>
          {note !== '' && <Icon of={MessageSquareText} size={14} aria-hidden="true" />}
          {progress && t(`requests:detail.progress.${progress}`)}
          {!progress && state === 'pending' && remainingDays !== null && (
            <RemainingDays days={remainingDays} />
          )}
          {!progress && state !== 'pending' && (
            // The icon has told it to assistive technology.
            <span aria-hidden="true">{t(`patterns:state.request.${state}`)}</span>
          )}
        </Standing>
      </Cells>
    </Root>
  );
}
