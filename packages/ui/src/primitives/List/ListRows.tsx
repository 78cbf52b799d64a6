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
  /** What the list shows, at least one. */
  items: readonly T[];
  /** What react-aria knows of it. */
  state: ListState<T>;
  /** Rows can be opened. */
  hasAction: boolean;
  /** What stands over a row. */
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
          {...standing(state, item.id, hasAction)}
        />
      ))}
    </div>
  );
}

export interface LongListRowsProps<T extends ListItem> extends ListRowsProps<T> {
  /** The list. */
  root: RefObject<HTMLElement | null>;
  /** Is told where the rows stand. */
  geometry: RowGeometry;
}

/** The rows in sight of a list of many, and the one with the focus. */
export function LongListRows<T extends ListItem>(props: LongListRowsProps<T>) {
  const { items, state, hasAction, headingOf, root, geometry, ...shared } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const { listeners, isFocusVisible } = useRowBehaviour(state, canvas);
  const { focusedKey } = state.selectionManager;
  // Where the focus is still on its way to another row, it has not left this one yet, and must not be lost.
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
              {...standing(state, item.id, hasAction)}
            />
          )
        );
      })}
    </Canvas>
  );
}

/** How a row stands to the selection and the focus of its list. */
function standing<T>({ selectionManager: manager }: ListState<T>, id: string, hasAction: boolean) {
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
  /* What stands in sight is kept there by the rows themselves: the browser would move it a second time. */
  overflow-anchor: none;
`;
