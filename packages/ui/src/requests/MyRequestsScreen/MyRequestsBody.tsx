import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { ListDetail } from '../../patterns/ListDetail/ListDetail.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import type { RequestProgress } from '../request-words/requestLabel.ts';
import { MyRequestList } from './MyRequestList.tsx';
import { MyRequestListSkeleton } from './MyRequestListSkeleton.tsx';
import { NoRequests } from './NoRequests.tsx';
import { useFocusOnReturn } from './useFocusOnReturn.ts';

/** Props of `MyRequestsBody`. */
export interface MyRequestsBodyProps {
  /** What the requests are for. */
  agenda: Agenda;
  /** The requests in the server's order; undefined while they are on their way. */
  requests: readonly WorkflowRequest[] | undefined;
  /** The one whose detail is shown; null for none. */
  openId: number | null;
  /** What is being done with a request now; null for nothing. */
  progressOf: (id: number) => RequestProgress | null;
  /** Those that have been decided are left out. */
  isPendingOnly: boolean;
  /** The filter was changed. */
  onPendingOnlyChange: (isPendingOnly: boolean) => void;
  /** Whether the person can make a new one. */
  canCreate: boolean;
  /** Why the requests could not be asked for; null for no reason. What is known stays in sight. */
  error: Error | null;
  /** They are being asked for. */
  isFetching: boolean;
  /** Asks for them again. */
  onRetry: () => void;
  /** Words for the open request, which names the detail; undefined where none is known. */
  openName: string | undefined;
  /** Its detail. */
  detail: ReactNode;
  /** A request was opened; null: back to the list. */
  onOpen: (id: number | null) => void;
}

/** Filter, list and detail of the person's own requests. */
export function MyRequestsBody(props: MyRequestsBodyProps) {
  const { agenda, requests, openId, progressOf, onOpen, isPendingOnly, onPendingOnlyChange, ...more } = props;
  const { canCreate, error, isFetching, onRetry, openName, detail } = more;
  const { t } = useTranslation('requests');
  const list = useRef<HTMLDivElement>(null);
  useFocusOnReturn(list, openId);
  const none = (
    <NoRequests {...{ agenda, isPendingOnly, canCreate }} onShowAll={() => onPendingOnlyChange(false)} />
  );
  const isEmpty = requests?.length === 0;
  return (
    <Root>
      <FilterBar
        label={t('list.filters')}
        isFoldable={false}
        result={requests && t('list.count', { count: requests.length })}
        data-away={openId !== null || undefined}
      >
        <Switch isSelected={isPendingOnly} onChange={onPendingOnlyChange}>
          {t('list.pendingOnly')}
        </Switch>
      </FilterBar>
      {error && (
        <ErrorPanel
          error={error}
          title={requests ? t('list.refreshFailed') : t('list.failed')}
          isRetrying={isFetching}
          onRetry={onRetry}
        />
      )}
      {(requests || !error) && (
        <ListDetail
          list={
            <>
              {!requests && <MyRequestListSkeleton isBeside={openId !== null} />}
              {isEmpty && none}
              {requests && !isEmpty && (
                <MyRequestList ref={list} {...{ requests, openId, progressOf, onOpen }} />
              )}
            </>
          }
          detail={openId === null ? null : detail}
          detailLabel={openName ?? t('list.detail')}
          onClose={() => onOpen(null)}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);

  /* On a phone the detail has the whole screen. */
  @media (width < 1024px) {
    & > [data-away] {
      display: none;
    }
  }
`;
