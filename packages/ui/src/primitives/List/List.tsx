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

/** How react-aria's list behaves, as far as it may be chosen. */
type Behaviour = Pick<
  AriaGridListOptions<object>,
  'defaultSelectedKeys' | 'disabledBehavior' | 'disallowTypeAhead' | 'escapeKeyBehavior'
>;

/** Everything else goes to the root. */
export interface ListProps<T extends ListItem>
  extends Behaviour, Omit<ComponentProps<'div'>, 'style' | 'children'> {
  /** Name of the list for assistive technology. */
  label: string;
  /**
   * What it shows, in order. Over 50 of them only those in sight are in the page. A row is rendered again where a value
   * of its item is another one.
   */
  items: readonly T[];
  /** How one looks. Default its label. */
  renderItem?: (item: T) => ReactNode;
  /**
   * What stands over an item, as the heading of those from it on. Assistive technology does not read it: what it says is a
   * part of their labels. Default nothing.
   */
  headingOf?: (item: T) => string | undefined;
  /**
   * Id of the element in the look of an item whose words follow its label in the name of the row: for what becomes known
   * later, without another item. Default none.
   */
  moreWordsIdOf?: (item: T) => string;
  /** How many can be selected. Default `none`. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The ids that are selected; without it the list keeps them itself. */
  selectedIds?: ReadonlySet<string>;
  /** Others were selected, by mouse, touch or keyboard; Shift selects a range. */
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** An item was opened: by a press or Enter; while some are selected, a press selects. */
  onAction?: (id: string) => void;
  /** It can be neither selected nor opened. Default none is disabled. */
  isItemDisabled?: (item: T) => boolean;
  /** The items are on their way: skeleton rows stand in until there are any. Default false. */
  isLoading?: boolean;
  /** How many skeleton rows stand in. Default 5. */
  expectedCount?: number;
  /** How a skeleton row looks, so that nothing moves when the items come. Default a bar as high as a line. */
  renderSkeleton?: () => ReactNode;
  /** What to show when there is nothing. Default a sentence. */
  renderEmpty?: () => ReactNode;
  /** Its style, or what makes it of the state that react-aria keeps of the list. */
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
 * Things one below the other. Arrow keys move, letters find, Space selects, Enter opens. Whoever holds a
 * `ListFocusContext` around it can move the focus to an item.
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
    moreWordsIdOf,
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
    moreWordsIdOf,
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

/** What react-aria knows of the items, and who is told of a selection. */
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

/** Tells how the list behaves from what goes to its root. */
function toBehaviour(rest: Behaviour & object): { behaviour: Behaviour; attributes: object } {
  const { behaviour = [], attributes = [] } = Object.groupBy(Object.entries(rest), ([name]) =>
    behaviourNames.includes(name) ? 'behaviour' : 'attributes',
  );
  return { behaviour: Object.fromEntries(behaviour), attributes: Object.fromEntries(attributes) };
}

/** What selects an item or takes it back: the same one for good, so that no row is drawn again for it. */
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
  /* Also where the page scrolls: without it PageDown would lead to the very end. */
  overflow: auto;
  outline: 0;

  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;
