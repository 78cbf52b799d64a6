import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ListState } from 'react-stately/useListState';
import { styled } from 'styled-components';
import type { ListItem } from './list.types.ts';
import { headingHeight, ListRow } from './ListRow.tsx';
import type { RowsOfList } from './ListRow.tsx';
import type { RowGeometry } from './RowGeometry.ts';
import { rowOf } from './rowOf.ts';
import { useRowBehaviour } from './useRowBehaviour.ts';
import { useVisibleRows } from './useVisibleRows.ts';

export interface ListRowsProps<T extends ListItem> extends RowsOfList<T> {
  /** The items, at least one. */
  items: readonly T[];
  /** React-aria's state of the list. */
  state: ListState<T>;
  /** Whether rows can be opened. */
  hasAction: boolean;
  /** Returns the heading above a row. */
  headingOf: ((item: T) => string | undefined) | undefined;
}

/** All rows of a list. */
export function ListRows<T extends ListItem>(props: ListRowsProps<T>) {
  const { items, state, hasAction, headingOf, ...shared } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const { listeners, isFocusVisible } = useRowBehaviour(state, canvas);
  return (
    <div
      ref={canvas}
      role="presentation"
      data-focus-visible-within={isFocusVisible || undefined}
      {...listeners}
    >
      {items.map((item) => (
        <ListRow
          key={item.id}
          item={item}
          heading={headingOf?.(item)}
          {...shared}
          {...rowState(state, item.id, hasAction)}
        />
      ))}
    </div>
  );
}

export interface LongListRowsProps<T extends ListItem> extends ListRowsProps<T> {
  /** The root element of the list. */
  root: RefObject<HTMLElement | null>;
  /** Receives the positions of the rows. */
  geometry: RowGeometry;
}

/** The visible rows of a long list, and the focused row. */
export function LongListRows<T extends ListItem>(props: LongListRowsProps<T>) {
  const { items, state, hasAction, headingOf, root, geometry, ...shared } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const { listeners, isFocusVisible } = useRowBehaviour(state, canvas);
  const { focusedKey } = state.selectionManager;
  // While the focus moves to a row that is not rendered yet, the row that still has the focus must stay.
  const [holder, setHolder] = useState<string | null>(null);
  const keptIndices = [focusedKey, holder].flatMap((key) =>
    key === null ? [] : (state.collection.getItem(key)?.index ?? []),
  );
  const { places, shown } = useVisibleRows({
    items,
    headingOf: (item) => (headingOf?.(item) === undefined ? 0 : headingHeight),
    keptIndices,
    root,
    canvas,
  });
  useLayoutEffect(() => geometry.set({ places, canvas, collection: state.collection }));
  return (
    <Canvas
      ref={canvas}
      role="presentation"
      data-focus-visible-within={isFocusVisible || undefined}
      style={{ height: places.height }}
      {...listeners}
      onFocus={(event) => {
        listeners.onFocus?.(event);
        setHolder(rowOf(event.target)?.dataset['key'] ?? null);
      }}
    >
      {shown.map((index): ReactNode => {
        const item = items[index];
        return (
          item && (
            <ListRow
              key={item.id}
              item={item}
              heading={headingOf?.(item)}
              rowIndex={index + 1}
              top={places.topOf(index)}
              {...shared}
              {...rowState(state, item.id, hasAction)}
            />
          )
        );
      })}
    </Canvas>
  );
}

/** Returns the selection and focus state of a row. */
function rowState<T>({ selectionManager: manager }: ListState<T>, id: string, hasAction: boolean) {
  const isDisabled = manager.isDisabled(id);
  const isSelectable = manager.canSelectItem(id);
  return {
    isSelected: manager.isSelected(id),
    isSelectable,
    isDisabled,
    isPressable: !isDisabled && (isSelectable || hasAction),
    isTabStop: manager.focusedKey === id,
  };
}

const Canvas = styled.div`
  position: relative;
  /* The hook useVisibleRows keeps the visible rows in place; the browser would move them a second time. */
  overflow-anchor: none;
`;
