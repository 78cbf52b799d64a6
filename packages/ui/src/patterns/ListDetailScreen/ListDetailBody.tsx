import type { ReactNode } from 'react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ListFocus } from '../../primitives/List/ListFocus.ts';
import { ListFocusContext, useListFocus } from '../../primitives/List/ListFocus.ts';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { ListDetail } from '../ListDetail/ListDetail.tsx';
import { useFocusItemOnReturn } from './useFocusItemOnReturn.ts';
import { useFocusWhenEmptied } from './useFocusWhenEmptied.ts';

/** What is known of a list: the result of `useQuery`, or several results brought together. */
export interface ListQuery<Item> {
  /** The items in order; undefined while they are not known. Known ones stay while they are asked for again. */
  data: readonly Item[] | undefined;
  /** Why they could not be asked for; null for no reason. */
  error: Error | null;
  /** They are being asked for. */
  isFetching: boolean;
  /** Asks for them again. */
  refetch: () => unknown;
}

/** The detail of the selected item. It may outlive the item: what is selected need not be in the list. */
export interface ListDetailContent {
  /** Id of the item, as the list has it; null while none is selected. Whoever shows the screen keeps it in the address. */
  selectedId: string | null;
  /** Name of the detail for assistive technology: "Request of Petr Novák". */
  label: string;
  /** What is shown of it; left out while none is selected. */
  content: ReactNode;
  /** What can be done about it; in sight however long the detail is. Default nothing. */
  actions?: ReactNode;
  /** Stands beside the list from 1024 px on while none is selected. Default: the list has the whole width. */
  placeholder?: ReactNode;
  /** Back to the list. */
  onClose: () => void;
}

export interface ListDetailBodyProps<Item> {
  /** What is listed. */
  query: ListQuery<Item>;
  /** The title over the error where nothing is known. */
  failedTitle: string;
  /** The title over the error where what is listed may be out of date. */
  refreshFailedTitle: string;
  /** Stands in the shape of the list until it is known. */
  skeleton: ReactNode;
  /** Stands there where the list is known and has nothing in it. */
  empty: ReactNode;
  /** The list: one `List` or more, or something of its own. */
  children: (items: readonly Item[]) => ReactNode;
  /** A `FilterBar`; on a phone it makes way for the detail. Default none. */
  filter?: ReactNode;
  /** What has to be said over the list besides. Default nothing. */
  notices?: ReactNode;
  /** The detail of the selected item. Default: the items have no details. */
  detail?: ListDetailContent;
  /** What floats over the end of the list, for example what can be done about selected items. Default nothing. */
  bar?: ReactNode;
  /** Moves the focus to items, for a screen that does so by itself: what `useListFocus` returns. */
  listFocus?: ListFocus;
}

/**
 * Filter, list and detail in all their states: on its way, known, empty, failed, and out of date. Beside each other from
 * 1024 px on; below that the detail takes the place of the list, the focus goes into it and comes back to the item.
 */
export function ListDetailBody<Item>(props: ListDetailBodyProps<Item>) {
  const {
    query,
    failedTitle,
    refreshFailedTitle,
    skeleton,
    empty,
    children,
    filter,
    notices,
    detail,
    bar,
    listFocus,
  } = props;
  const { data, error, isFetching, refetch } = query;
  const ownFocus = useListFocus();
  const focus = listFocus ?? ownFocus;
  const selectedId = detail?.selectedId ?? null;
  useFocusItemOnReturn(focus, selectedId);
  const emptied = useRef<HTMLDivElement>(null);
  useFocusWhenEmptied(emptied, data?.length);
  const nothing = (
    <div ref={emptied} tabIndex={-1}>
      {empty}
    </div>
  );
  const known = data && (data.length === 0 ? nothing : children(data));
  const list = <ListFocusContext value={focus}>{data ? known : skeleton}</ListFocusContext>;
  const hasList = data !== undefined || !error;
  return (
    <Root>
      {filter && <Filter data-away={selectedId !== null || undefined}>{filter}</Filter>}
      {notices}
      {error && (
        <ErrorPanel
          error={error}
          title={data ? refreshFailedTitle : failedTitle}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!hasList && bar}
      {hasList &&
        (detail ? (
          <ListDetail
            list={list}
            detail={selectedId === null ? null : detail.content}
            detailId={selectedId}
            detailLabel={detail.label}
            detailActions={detail.actions}
            placeholder={detail.placeholder}
            bar={bar}
            onClose={detail.onClose}
          />
        ) : (
          list
        ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Filter = styled.div`
  min-width: 0;

  /* On a phone the detail has the whole screen. */
  @media (width < 1024px) {
    &[data-away] {
      display: none;
    }
  }
`;
