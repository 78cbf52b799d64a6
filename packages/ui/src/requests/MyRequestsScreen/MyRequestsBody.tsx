import { MousePointerClick } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { ListDetail } from '../../patterns/ListDetail/ListDetail.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import type { MyRequestListProps } from './MyRequestList.tsx';
import { MyRequestList } from './MyRequestList.tsx';

/** Props of `MyRequestsBody`. */
export interface MyRequestsBodyProps extends Omit<MyRequestListProps, 'listRef' | 'onShowAll' | 'onOpen'> {
  /** The filter was changed. */
  onPendingOnlyChange: (isPendingOnly: boolean) => void;
  /** Why the requests could not be asked for; null for no reason. What is known stays in sight. */
  error: Error | null;
  /** They are being asked for. */
  isFetching: boolean;
  /** Asks for them again. */
  onRetry: () => void;
  /** The text of the open request, which names the detail; undefined where none is known. */
  openText: string | undefined;
  /** Its detail. */
  detail: ReactNode;
  /** A request was opened; null: back to the list. */
  onOpen: (id: number | null) => void;
}

/** Filter, list and detail of the person's own requests. */
export function MyRequestsBody(props: MyRequestsBodyProps) {
  const { onPendingOnlyChange, error, isFetching, onRetry, openText, detail, ...list } = props;
  const { requests, isPendingOnly, openId, onOpen } = list;
  const { t } = useTranslation('requests');
  const listRef = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(openId !== null);
  useEffect(() => {
    // Back from the detail, and with it from where the focus was.
    const isBack = wasOpen.current && openId === null;
    if (isBack && document.activeElement === document.body) listRef.current?.focus();
    wasOpen.current = openId !== null;
  }, [openId]);
  const isBlank = requests?.length === 0 && openId === null;
  const ownList = <MyRequestList {...list} listRef={listRef} onShowAll={() => onPendingOnlyChange(false)} />;
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
      {isBlank && ownList}
      {!isBlank && (requests || !error) && (
        <ListDetail
          list={ownList}
          detail={openId === null ? null : detail}
          detailLabel={openText ?? t('list.detail')}
          placeholder={
            <EmptyState icon={MousePointerClick} title={t('list.choose')}>
              {t('list.chooseMore')}
            </EmptyState>
          }
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
