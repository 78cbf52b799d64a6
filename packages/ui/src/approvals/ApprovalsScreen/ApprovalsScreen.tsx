import type { Agenda } from '@selfservice/api/requests/requests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListDetailScreen } from '../../patterns/ListDetailScreen/ListDetailScreen.tsx';
import { useListFocus } from '../../primitives/List/ListFocus.ts';
import { ApprovalsActions } from './ApprovalsActions.tsx';
import { ApprovalsNotices } from './ApprovalsNotices.tsx';
import { ApprovalsScreenFilter } from './ApprovalsScreenFilter.tsx';
import type { ApprovalsDialog } from './DecisionDialogs.tsx';
import { DecisionDialogs } from './DecisionDialogs.tsx';
import { DecidingList } from './DecidingList.tsx';
import { PaneBar } from './PaneBar.tsx';
import { NoApprovals } from './NoApprovals.tsx';
import { useApprovalDetail } from './useApprovalDetail.tsx';
import { useApprovalsData } from './useApprovalsData.ts';
import { useApprovalsFilter } from './useApprovalsFilter.ts';
import { useDeciding } from './useDeciding.ts';
import { useRequestPane } from './useRequestPane.ts';
import { useSelectedRequest } from './useSelectedRequest.ts';
import { useSelection } from './useSelection.ts';

export interface ApprovalsScreenProps {
  /** What is decided about. */
  agenda: Agenda;
  /** Reference of the person who decides. */
  personRef: string;
  /** Only what is pending is shown. */
  isPendingOnly: boolean;
  /** It was switched, and is to be remembered. */
  onPendingOnlyChange: (isPendingOnly: boolean) => void;
  /** The id in the address; null for none. */
  openId: number | null;
  /** It was opened, or cannot be: the address is to be the list's again. */
  onOpened: () => void;
  /** Home. */
  backHref: string;
}

/** Requests and unavailabilities of other people to decide about. Specification 000 sections 2 and 4. */
export function ApprovalsScreen(props: ApprovalsScreenProps) {
  const { agenda, personRef, isPendingOnly, onPendingOnlyChange, openId, onOpened, backHref } = props;
  const { t } = useTranslation('approvals');
  const filter = useApprovalsFilter(agenda, isPendingOnly);
  const data = useApprovalsData(filter.query);
  const { requests, isApprover, requestForPermission } = data;
  const { selected, select, ...missing } = useSelectedRequest({ openId, onOpened, requests: data.listed });
  const selection = useSelection();
  const [dialog, onDialogChange] = useState<ApprovalsDialog | null>(null);
  const listFocus = useListFocus();
  const { order } = filter;
  const decided = { agenda, order, data, listFocus, selected, select, selection, onDialogChange };
  const deciding = useDeciding(decided);
  const { items, chosen, decide, keyboard } = deciding;
  const pane = useRequestPane(deciding);
  const detail = useApprovalDetail({ agenda, data, deciding, pane });
  const startAnew = () => {
    selection.end();
    select(null);
  };
  // The same list from the beginning: it stays when its requests come.
  const list = <DecidingList isLoading={!requests} {...{ agenda, deciding, selection }} />;
  return (
    <>
      <ListDetailScreen
        title={t(`title.${agenda}`)}
        backHref={backHref}
        headerActions={
          <ApprovalsActions
            {...{ agenda, personRef, requestForPermission, order }}
            onOrderChange={filter.setOrder}
            isApprover={isApprover ?? false}
            onMassApprove={selection.begin}
            onShowKeys={() => onDialogChange('keys')}
          />
        }
        onKeyDown={keyboard.onKeyDown}
        listFocus={listFocus}
        query={{
          data: requests && items,
          error: data.error,
          isFetching: data.isRefreshing,
          refetch: data.refresh,
        }}
        failedTitle={t('loadFailed')}
        refreshFailedTitle={t('refreshFailed')}
        filter={
          <ApprovalsScreenFilter
            {...{ agenda, filter, onPendingOnlyChange }}
            count={requests?.length}
            onChange={startAnew}
          />
        }
        notices={<ApprovalsNotices {...{ data }} {...missing} />}
        skeleton={list}
        empty={
          <NoApprovals
            filter={filter.query}
            onReset={() => {
              filter.reset();
              startAnew();
            }}
          />
        }
        detail={detail}
        bar={<PaneBar {...{ agenda, pane, deciding, selection, onDialogChange }} onSelect={select} />}
      >
        {() => list}
      </ListDetailScreen>
      {!pane.code && pane.failure}
      <DecisionDialogs {...{ agenda, dialog, onDialogChange, chosen, decide }} onDecided={selection.drop} />
    </>
  );
}
