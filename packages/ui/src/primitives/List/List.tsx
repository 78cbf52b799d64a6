import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import type { AriaGridListOptions } from 'react-aria/useGridList';
import { useGridList } from 'react-aria/useGridList';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Item } from 'react-stately/Item';
import type { ListState } from 'react-stately/useListState';
import { useListState } from 'react-stately/useListState';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EmptyRow } from './EmptyRow.tsx';
import type { ListItem, ListShown } from './list.types.ts';
import { ListRows, LongListRows } from './ListRows.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { preventPageKeyScroll } from './preventPageKeyScroll.ts';
import { RowGeometry } from './RowGeometry.ts';
import { toSelectedIds } from './toSelectedIds.ts';
import { useFocusableList } from './useFocusableList.ts';
import { useStableItems } from './useStableItems.ts';

/** Options of react-aria's list that callers may set. */
type Behaviour = Pick<
  AriaGridListOptions<object>,
  'defaultSelectedKeys' | 'disabledBehavior' | 'disallowTypeAhead' | 'escapeKeyBehavior'
>;

/** Other props are passed to the root element. */
export interface ListProps<T extends ListItem>
  extends Behaviour, Omit<ComponentProps<'div'>, 'style' | 'children'> {
  /** Name of the list for assistive technology. */
  label: string;
  /**
   * The items, in order. With more than 50 items only the visible rows are in the document. A row is rendered again
   * only if a value of its item has changed.
   */
  items: readonly T[];
  /** Renders the content of a row. Default: the label. */
  renderItem?: (item: T) => ReactNode;
  /**
   * Returns the heading above an item, for the items from it on. It is hidden from assistive technology, so the labels
   * of the items must contain it. Default: none.
   */
  headingOf?: (item: T) => string | undefined;
  /**
   * Returns the id of an element within the row whose text is appended to the accessible name of the row. For text that
   * is known later than the item. Default: none.
   */
  additionalNameIdOf?: (item: T) => string;
  /** How many items can be selected. Default `none`. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The ids of the selected items. Default: the list stores the selection itself. */
  selectedIds?: ReadonlySet<string>;
  /** Called with all selected ids when the selection changes, by mouse, touch or keyboard. Shift selects a range. */
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** Called when the user opens an item, by a press or Enter. While items are selected, a press selects instead. */
  onAction?: (id: string) => void;
  /** Returns whether an item can be neither selected nor opened. Default: no item is disabled. */
  isItemDisabled?: (item: T) => boolean;
  /** Whether the items are loading: skeleton rows are shown while there are no items. Default false. */
  isLoading?: boolean;
  /** Number of skeleton rows. Default 5. */
  expectedCount?: number;
  /**
   * Renders the content of a skeleton row, in the shape of a real one, so that nothing moves after loading. Default: a
   * bar as high as a line of text.
   */
  renderSkeleton?: () => ReactNode;
  /** Renders the content of an empty list. Default: a sentence. */
  renderEmpty?: () => ReactNode;
  /** The style of the root, or a function that returns it from react-aria's state of the list. */
  style?: CSSProperties | ((shown: ListShown) => CSSProperties);
}

const behaviourNames: readonly string[] = [
  'defaultSelectedKeys',
  'disabledBehavior',
  'disallowTypeAhead',
  'escapeKeyBehavior',
] satisfies (keyof Behaviour)[];

const longFrom = 50;

const toNode = (item: ListItem) => <Item textValue={item.label}>{item.label}</Item>;

/**
 * A list of rows. Arrow keys move the focus, typed letters find an item, Space selects, Enter opens. Components that
 * provide a `ListFocusContext` around it can move the focus to an item.
 */
export function List<T extends ListItem>(props: ListProps<T>) {
  const {
    label,
    items: given,
    renderItem,
    selectedIds,
    onSelectionChange,
    onAction,
    isItemDisabled,
    isLoading = false,
    expectedCount = 5,
    renderSkeleton,
    renderEmpty,
    selectionMode = 'none',
    headingOf,
    additionalNameIdOf,
    style,
    ref,
    ...rest
  } = props;
  const { behaviour, attributes } = toBehaviour(rest);
  const { t } = useTranslation('primitives');
  const items = useStableItems(given);
  const root = useObjectRef(ref);
  const [geometry] = useState(() => new RowGeometry(root));
  const isLong = items.length > longFrom;
  const state = useItems({ items, behaviour, selectionMode, isItemDisabled, selectedIds, onSelectionChange });
  const { gridProps } = useGridList(
    {
      ...behaviour,
      'aria-label': label,
      isVirtualized: isLong,
      ...(isLong && { layoutDelegate: geometry }),
      ...(onAction && { onAction: (key) => onAction(String(key)) }),
    },
    state,
    root,
  );
  useFocusableList(root, state);
  const { isFocusVisible, focusProps } = useFocusRing();
  const toggle = useToggle(state);
  const rows = {
    items,
    state,
    renderItem,
    headingOf,
    additionalNameIdOf,
    selectionMode,
    listId: gridProps.id ?? '',
    collectionId: (gridProps as Record<string, string | undefined>)['data-collection'],
    hasAction: onAction !== undefined,
    onToggle: toggle,
    toggleLabel: t('select'),
  };
  const nothing = isLoading ? (
    <ListSkeleton count={expectedCount} words={t('loading')} renderRow={renderSkeleton} />
  ) : (
    (renderEmpty?.() ?? <EmptyRow>{t('nothingHere')}</EmptyRow>)
  );
  return (
    <Root
      ref={root}
      {...mergeProps(attributes, gridProps, focusProps, {
        onKeyDown: preventPageKeyScroll,
      })}
      data-focus-visible={isFocusVisible || undefined}
      style={typeof style === 'function' ? style({ state }) : style}
    >
      {items.length === 0 ? (
        <Contents role="row" aria-rowindex={1}>
          <Contents role="gridcell">{nothing}</Contents>
        </Contents>
      ) : isLong ? (
        <LongListRows {...rows} root={root} geometry={geometry} />
      ) : (
        <ListRows {...rows} />
      )}
    </Root>
  );
}

/** Creates react-aria's state of the items and of the selection. */
function useItems<T extends ListItem>(options: {
  items: readonly T[];
  behaviour: Behaviour;
  selectionMode: NonNullable<ListProps<T>['selectionMode']>;
  isItemDisabled: ListProps<T>['isItemDisabled'];
  selectedIds: ListProps<T>['selectedIds'];
  onSelectionChange: ListProps<T>['onSelectionChange'];
}): ListState<T> {
  const { items, behaviour, selectionMode, isItemDisabled, selectedIds, onSelectionChange } = options;
  const disabledKeys = isItemDisabled ? items.filter(isItemDisabled).map(({ id }) => id) : [];
  return useListState<T>({
    ...behaviour,
    items,
    children: toNode,
    selectionMode,
    disabledKeys,
    ...(selectedIds && { selectedKeys: selectedIds }),
    ...(onSelectionChange && {
      onSelectionChange(keys) {
        const selectable = items.filter((item) => !isItemDisabled?.(item)).map(({ id }) => id);
        onSelectionChange(toSelectedIds(keys, selectable));
      },
    }),
  });
}

/** Separates react-aria's options from the attributes of the root element. */
function toBehaviour(rest: Behaviour & object): { behaviour: Behaviour; attributes: object } {
  const { behaviour = [], attributes = [] } = Object.groupBy(Object.entries(rest), ([name]) =>
    behaviourNames.includes(name) ? 'behaviour' : 'attributes',
  );
  return { behaviour: Object.fromEntries(behaviour), attributes: Object.fromEntries(attributes) };
}

/**
 * Returns a function that selects or deselects an item. It never changes, so that it causes no rows to render again.
 */
function useToggle<T>({ selectionManager }: ListState<T>): (id: string) => void {
  const manager = useRef(selectionManager);
  useLayoutEffect(() => {
    manager.current = selectionManager;
  });
  return useCallback((id) => manager.current.toggleSelection(id), []);
}

const Contents = styled.div`
  display: contents;
`;

const Root = styled.div`
  margin-inline: var(--list-bleed);
  /* Needed even if the page scrolls: without it Page Down would move to the last row. */
  overflow: auto;
  outline: 0;

  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;
