import { newRequestPermission } from '@selfservice/api/requests/new-request-permission';
import type { Agenda } from '@selfservice/api/requests/requests';
import { CheckCheck, Inbox, UserPlus } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts, usePermissions } from '../../environment/Environment.tsx';
import { useValue } from '../../environment/useValue.ts';
import { screenKey } from '../../patterns/decisions/screenKey.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { ListDetailScreen } from '../../patterns/ListDetailScreen/ListDetailScreen.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { prefetchCode } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { LoadFailurePanel } from '../../primitives/Deferred/LoadFailurePanel.tsx';
import { useDeferredCode } from '../../primitives/Deferred/useDeferredCode.ts';
import { useListFocus } from '../../primitives/List/ListFocus.ts';
import { RequestDetailSkeleton } from '../../requests/RequestDetail/RequestDetailSkeleton.tsx';
import { AlsoAwayContext } from '../AwayCounts/useAwayCount.ts';
import { ApprovalsFilter } from '../ApprovalsFilter/ApprovalsFilter.tsx';
import { ApprovalsList } from '../ApprovalsList/ApprovalsList.tsx';
import { ApprovalsActions } from './ApprovalsActions.tsx';
import { ApprovalsDialogs } from './ApprovalsDialogs.tsx';
import { NoApprovals } from './NoApprovals.tsx';
import { useAlsoAway } from './useAlsoAway.ts';
import { useApprovalItems } from './useApprovalItems.ts';
import { useApprovals } from './useApprovals.ts';

export interface ApprovalsScreenProps {
  /** The kind of requests. */
  agenda: Agenda;
  /** Reference of the user. */
  personRef: string;
  /** Whether only pending requests are listed at first. */
  isPendingOnly: boolean;
  /** Called when the user changes that. */
  onPendingOnlyChange: (isPendingOnly: boolean) => void;
  /** The id of the address; null for none. */
  openId: number | null;
  /** Called when the request of the address is open or not in the list: the address becomes that of the list. */
  onOpened: () => void;
  /** The address of home. */
  backHref: string;
  /** Fetches the code of the detail. Default: the code of `ApprovalsDecisions`. */
  loadDetail?: typeof loadDecisions;
}

/** Deferred: 23 of 294 kB (gzip) less until a request is open, or the user points at the list or moves the focus to it. */
const loadDecisions = () => import('./ApprovalsDecisions.tsx');
const prefetchDecisions = () => prefetchCode(loadDecisions);

const draftKeys: Record<Agenda, string> = {
  requests: 'newRequest.requestsApproval',
  unavailabilities: 'newRequest.unavailabilitiesApproval',
};

/** The element only handles events. */
const intent = { display: 'contents' };

/** Requests and unavailabilities of other people that need a decision. @requirement approvals-1 */
export function ApprovalsScreen(props: ApprovalsScreenProps) {
  const { agenda, personRef, isPendingOnly, onPendingOnlyChange, openId, onOpened, backHref } = props;
  const { loadDetail = loadDecisions } = props;
  const { t } = useTranslation('approvals');
  const permissions = usePermissions();
  const listFocus = useListFocus();
  const drafts = useDrafts();
  const [isRequesting, setIsRequesting] = useState(() => drafts.read(draftKeys[agenda]) !== null);
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const awayCounts = useAlsoAway();
  const model = useApprovals({
    agenda,
    isPendingOnly,
    openId,
    onOpened,
    listFocus,
    focusNote: () => noteRef.current?.focus(),
  });
  const state = useValue(model.state);
  const { items, headings } = useApprovalItems(state.listed, state.groups);
  const { listed, isApprover, isSelecting, rolesError } = state;
  const canDecide = isApprover === true;
  // The focus moves first; while it moves through a long list, details may be skipped.
  const previous = useDeferredValue(state.current);
  const isCatchingUp = state.isFollowingFocus && previous?.request.id !== state.current?.request.id;
  const current = isCatchingUp ? previous : state.current;
  const currentId = current && String(current.request.id);
  const isBarWanted =
    (canDecide && state.isBulk) ||
    [state.underWay, state.failed, state.unknown, state.outcomes].some(({ length }) => length > 0);
  const { code, failed } = useDeferredCode({
    load: loadDetail,
    name: t('detail.label'),
    isWanted: current !== null,
  });
  const requestFor = state.canRequestForOthers ? newRequestPermission(permissions, agenda) : 'hidden';
  const menuItems = [
    ...(requestFor === 'hidden'
      ? []
      : [
          {
            id: 'requestFor',
            label: t('menu.requestFor'),
            icon: UserPlus,
            isDisabled: requestFor === 'disabled',
          },
        ]),
    { id: 'massApprove', label: t('menu.massApprove'), icon: CheckCheck },
  ];
  // The same list while its requests are loading and afterwards.
  const list = (
    <AlsoAwayContext value={awayCounts}>
      <div style={intent} onPointerEnter={prefetchDecisions} onFocus={prefetchDecisions}>
        <ApprovalsList
          label={t(`title.${agenda}`)}
          items={items}
          headings={headings}
          isLoading={!listed}
          currentId={currentId}
          onFocus={(id, isLed) => model.followFocus(Number(id), isLed)}
          onOpen={(id) => model.select(Number(id))}
          onKey={(key, id) => model.pressRowKey(key, Number(id))}
          canDecide={canDecide}
          isSelecting={canDecide && isSelecting}
          selectedIds={new Set([...state.selectedIds].map(String))}
          onBegin={model.beginSelection}
          onSelectionChange={(ids) => model.changeSelection(new Set([...ids].map(Number)))}
        />
      </div>
    </AlsoAwayContext>
  );
  return (
    <>
      <ListDetailScreen
        title={t(`title.${agenda}`)}
        backHref={backHref}
        menuLabel={t('menu.label')}
        menu={[
          {
            label: t('menu.label'),
            items: canDecide ? menuItems : [],
            onAction: (id) => (id === 'requestFor' ? setIsRequesting(true) : model.beginSelection()),
          },
        ]}
        headerActions={
          <ApprovalsActions
            agenda={agenda}
            personRef={personRef}
            draftKey={draftKeys[agenda]}
            isRequesting={isRequesting && requestFor === 'allowed'}
            onRequested={() => setIsRequesting(false)}
            onShowKeys={() => model.showDialog('keys')}
          />
        }
        onKeyDown={(event) => {
          const key = screenKey(event);
          if (key === 'keys') model.showDialog('keys');
          else if (key === 'end' && isSelecting) model.endSelection();
          else if (key !== 'undo' || !model.undoLast()) return;
          event.preventDefault();
        }}
        listFocus={listFocus}
        query={{
          data: listed && items,
          error: state.error,
          isFetching: state.isRefreshing,
          refetch: model.refresh,
        }}
        failedTitle={t('loadFailed')}
        refreshFailedTitle={t('refreshFailed')}
        filter={
          <ApprovalsFilter
            // A reset remounts the search field, which keeps its own text.
            key={state.resets}
            agenda={agenda}
            count={listed?.length}
            isPendingOnly={state.isPendingOnly}
            onPendingOnlyChange={(next) => {
              model.setPendingOnly(next);
              onPendingOnlyChange(next);
            }}
            applicant={state.applicant}
            onApplicantChange={model.setApplicant}
            order={state.order}
            onOrderChange={model.setOrder}
            onSearch={model.search}
          />
        }
        notices={
          <>
            {state.isMissing && (
              <Banner
                tone="caution"
                title={t('missing.title')}
                actions={<Button onPress={model.closeMissing}>{t('missing.close')}</Button>}
              >
                {t('missing.text')}
              </Banner>
            )}
            {rolesError && !state.error && (
              <ErrorPanel error={rolesError} title={t('rolesFailed')} onRetry={model.retryRoles} />
            )}
          </>
        }
        skeleton={list}
        empty={
          <NoApprovals
            isFiltered={state.search !== '' || state.applicant !== null}
            isPendingOnly={state.isPendingOnly}
            onReset={model.resetFilter}
          />
        }
        detail={{
          selectedId: currentId,
          label: current ? t('detail.of', { name: current.request.applicant }) : t('detail.label'),
          content:
            current &&
            (code ? (
              <code.SelectedRequest model={model} agenda={agenda} current={current} />
            ) : failed ? (
              <LoadFailurePanel name={t('detail.label')} {...failed} />
            ) : (
              <RequestDetailSkeleton />
            )),
          actions: code && current?.isDecidable && (
            <code.SelectedRequestDecision key={currentId} model={model} current={current} noteRef={noteRef} />
          ),
          placeholder: !listed ? (
            <RequestDetailSkeleton />
          ) : (
            listed.length > 0 && (
              <EmptyState icon={Inbox} title={t('detail.none')}>
                {canDecide && t('detail.hint')}
              </EmptyState>
            )
          ),
          onClose: model.leave,
        }}
        bar={
          <Deferred
            load={loadDecisions}
            name={t('decision.bar')}
            isWanted={isBarWanted}
            onClose={model.endSelection}
          >
            {({ ApprovalsBar }) => <ApprovalsBar model={model} />}
          </Deferred>
        }
      >
        {() => list}
      </ListDetailScreen>
      <ApprovalsDialogs model={model} />
    </>
  );
}
