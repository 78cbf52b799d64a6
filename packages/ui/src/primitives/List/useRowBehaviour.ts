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
 * Handles presses, keys and the focus for all rows of a list that is not empty. Creating react-aria's row behaviour
 * takes longer than rendering a row, so there is only one, and it is switched to the row that receives an event.
 *
 * @param canvas the element around the rows
 * @returns listeners for that element, and whether a row has visible keyboard focus
 */
export function useRowBehaviour<T>(state: ListState<T>, canvas: RefObject<HTMLElement | null>) {
  const { collection, selectionManager: manager } = state;
  const { focusedKey } = manager;
  const [touched, touch] = useState<{ key: string; focusedKey: unknown } | null>(null);
  const { isFocusVisible, focusProps } = useFocusRing({ within: true });
  // The touched row counts only until the focus moves.
  const touchedKey = touched?.focusedKey === focusedKey ? touched.key : null;
  const node = [touchedKey, focusedKey, collection.getFirstKey()]
    .map((key) => (key === null ? null : collection.getItem(key)))
    .find((one) => one !== null);
  if (!node) throw new Error('A list without items has no rows.');
  const key = String(node.key);
  // The same ref while the row is the same, because the focus follows the ref.
  const ref = useMemo(() => new RowRef(canvas, key), [canvas, key]);
  const { rowProps } = useGridListItem({ node }, state, ref);

  const latest = useRef<Listeners>({});
  const latestKey = useRef('');
  useLayoutEffect(() => {
    latest.current = rowProps;
    latestKey.current = key;
  });

  /** Passes an event that bubbled up to the element around all rows to the listener of its row. */
  const pass = (name: keyof Listeners, event: SyntheticEvent, row: HTMLElement | null) => {
    if (!row) return;
    const rowKey = row.dataset['key'] ?? '';
    if (rowKey !== latestKey.current) flushSync(() => touch({ key: rowKey, focusedKey }));
    event.currentTarget = row;
    (latest.current[name] as Handler | undefined)?.(event);
  };
  const toRow = (name: keyof Listeners) => (event: SyntheticEvent) => pass(name, event, rowOf(event.target));
  /** Passes an event only if the pointer enters or leaves the row, not if it moves within the row. */
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
      // With keyboard focus, Tab inside a row leaves the list: the list is a single tab stop.
      if (row && (row === event.target || !isFocusVisible)) manager.setFocusedKey(row.dataset['key'] ?? '');
    },
  };
  return { listeners, isFocusVisible };
}

/** A ref that looks up the element of a row when it is read; null while the row is not rendered. */
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
