import type { ReactNode } from 'react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ListFocus } from '../../primitives/List/ListFocus.ts';
import { ListFocusContext, useListFocus } from '../../primitives/List/ListFocus.ts';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { ListDetail } from '../ListDetail/ListDetail.tsx';
import { useFocusItemOnReturn } from './useFocusItemOnReturn.ts';
import { useFocusWhenEmptied } from './useFocusWhenEmptied.ts';

/** The state of loading a list: the result of `useQuery`, or of several queries combined. */
export interface ListQuery<Item> {
  /** The items in order; undefined until loaded. They stay while they are fetched again. */
  data: readonly Item[] | undefined;
  /** The error of the last fetch; null for none. */
  error: Error | null;
  /** Whether the items are being fetched. */
  isFetching: boolean;
  /** Fetches the items again. */
  refetch: () => unknown;
}

/** The detail of the selected item. The selected item need not be in the list any more. */
export interface ListDetailContent {
  /** The id of the selected item, the same as in the list; null while none is selected. */
  selectedId: string | null;
  /** The name of the detail for assistive technology, for example "Request of Petr Novák". */
  label: string;
  /** The detail; not rendered while no item is selected. */
  content: ReactNode;
  /** The actions for the selected item; visible even below a long detail. Default none. */
  actions?: ReactNode;
  /** Shown beside the list from a width of 1024 px while nothing is selected. Default: the list has the whole width. */
  placeholder?: ReactNode;
  /** Called when the user returns to the list, by the bar of the screen. */
  onClose: () => void;
}

export interface ListDetailBodyProps<Item> {
  /** The state of loading the list. */
  query: ListQuery<Item>;
  /** The title of the error panel if nothing has loaded. */
  failedTitle: string;
  /** The title of the error panel if the shown items may be out of date. */
  refreshFailedTitle: string;
  /** Shown while loading, in the shape of the list. */
  skeleton: ReactNode;
  /** Shown instead of a list without items. */
  empty: ReactNode;
  /** Renders the loaded items: one `List` or more, or another component. */
  children: (items: readonly Item[]) => ReactNode;
  /** A `CountFilter` above the filters. Default none. */
  counts?: ReactNode;
  /** A `FilterBar`. Default none. */
  filter?: ReactNode;
  /** Other messages above the list. Default none. */
  notices?: ReactNode;
  /** The detail of the selected item. Default: the items have no details. */
  detail?: ListDetailContent;
  /** A bar that floats over the end of the list, for example with actions for selected items. Default none. */
  bar?: ReactNode;
  /** The result of `useListFocus`, for a screen that moves the focus to items itself. Default: created here. */
  listFocus?: ListFocus;
}

/**
 * Filter, list and detail in all their states: loading, loaded, empty, failed and out of date. List and detail are side
 * by side from a width of 1024 px. Below that the detail replaces the list; the focus moves into it and later back to the
 * item.
 */
export function ListDetailBody<Item>(props: ListDetailBodyProps<Item>) {
  const {
    query,
    failedTitle,
    refreshFailedTitle,
    skeleton,
    empty,
    children,
    counts,
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
      {counts && <Counts data-away={selectedId !== null || undefined}>{counts}</Counts>}
      {filter && <Filter>{filter}</Filter>}
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
            data-list=""
            list={list}
            detail={selectedId === null ? null : detail.content}
            detailId={selectedId}
            detailLabel={detail.label}
            detailActions={detail.actions}
            placeholder={detail.placeholder}
            bar={bar}
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

/* Below a width of 1024 px the list begins at the lower edge of the counts, and a detail covers both. */
const Counts = styled.div`
  min-width: 0;

  @media (width < 1024px) {
    margin-top: calc(-1 * var(--space-2));

    &:has(+ [data-list], + :empty + [data-list]) {
      margin-bottom: calc(-1 * var(--space-4));
    }

    &[data-away] {
      display: none;
    }
  }
`;

/* Empty while the filter is in the bar of the screen. */
const Filter = styled.div`
  min-width: 0;

  &:empty {
    display: none;
  }
`;
