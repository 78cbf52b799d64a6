import type { DOMAttributes, FocusEvent, PointerEvent, RefObject, SyntheticEvent } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useGridListItem } from 'react-aria/useGridList';
import type { ListState } from 'react-stately/useListState';
import { rowIn, rowOf } from './rowOf.ts';

type Listeners = DOMAttributes<HTMLElement>;
type Handler = (event: SyntheticEvent) => void;

/**
 * What presses, keys and the focus do with the rows of a list that is not empty. react-aria's behaviour of a row takes
 * longer to begin than the row to draw: there is one for all rows, which is that of the row that something happens to.
 *
 * @param canvas the element around the rows
 * @returns listeners for that element, and whether a row has the focus by keyboard
 */
export function useRowBehaviour<T>(state: ListState<T>, canvas: RefObject<HTMLElement | null>) {
  const { collection, selectionManager: manager } = state;
  const { focusedKey } = manager;
  const [touched, touch] = useState<{ key: string; focusedKey: unknown } | null>(null);
  const { isFocusVisible, focusProps } = useFocusRing({ within: true });
  // What was touched gives way once the focus goes elsewhere.
  const touchedKey = touched?.focusedKey === focusedKey ? touched.key : null;
  const node = [touchedKey, focusedKey, collection.getFirstKey()]
    .map((key) => (key === null ? null : collection.getItem(key)))
    .find((one) => one !== null);
  if (!node) throw new Error('A list without items has no rows.');
  const key = String(node.key);
  // The same one for as long as the row is: the focus follows it.
  const ref = useMemo(() => new RowRef(canvas, key), [canvas, key]);
  const { rowProps } = useGridListItem({ node }, state, ref);

  const latest = useRef<Listeners>({});
  const latestKey = useRef('');
  useLayoutEffect(() => {
    latest.current = rowProps;
    latestKey.current = key;
  });

  /** Has the row's own listener hear what has come up to the element around all rows. */
  const pass = (name: keyof Listeners, event: SyntheticEvent, row: HTMLElement | null) => {
    if (!row) return;
    const rowKey = row.dataset['key'] ?? '';
    if (rowKey !== latestKey.current) flushSync(() => touch({ key: rowKey, focusedKey }));
    event.currentTarget = row;
    (latest.current[name] as Handler | undefined)?.(event);
  };
  const toRow = (name: keyof Listeners) => (event: SyntheticEvent) => pass(name, event, rowOf(event.target));
  /** A pointer comes to the row or leaves it: between two elements of one row it does neither. */
  const acrossEdge = (name: 'onPointerEnter' | 'onPointerLeave') => (event: PointerEvent) => {
    const row = rowOf(event.target);
    const isEdge = row?.dataset['key'] === latestKey.current && !row.contains(event.relatedTarget as Node);
    if (isEdge) pass(name, event, row);
  };
  const listeners: Listeners = {
    ...focusProps,
    onPointerDown: toRow('onPointerDown'),
    onPointerUp: toRow('onPointerUp'),
    onPointerOver: acrossEdge('onPointerEnter'),
    onPointerOut: acrossEdge('onPointerLeave'),
    onMouseDown: toRow('onMouseDown'),
    onClick: toRow('onClick'),
    onDoubleClick: toRow('onDoubleClick'),
    onDragStart: toRow('onDragStart'),
    onDragStartCapture: toRow('onDragStartCapture'),
    onKeyDown: toRow('onKeyDown'),
    onKeyDownCapture: toRow('onKeyDownCapture'),
    onFocus(event: FocusEvent<HTMLElement>) {
      focusProps.onFocus?.(event);
      const row = rowOf(event.target);
      // By keyboard the focus within a row is left with the row: the list is one stop.
      if (row && (row === event.target || !isFocusVisible)) manager.setFocusedKey(row.dataset['key'] ?? '');
    },
  };
  return { listeners, isFocusVisible };
}

/** The element of a row, found when it is asked for: a row out of sight has none. */
class RowRef implements RefObject<HTMLElement | null> {
  private readonly canvas: RefObject<HTMLElement | null>;
  private readonly key: string;

  constructor(canvas: RefObject<HTMLElement | null>, key: string) {
    this.canvas = canvas;
    this.key = key;
  }

  get current(): HTMLElement | null {
    return rowIn(this.canvas.current, this.key);
  }
}
