import { isOpen } from '@selfservice/api/approvals/listed-requests';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import type { ApprovalItem } from './approvalItems.ts';
import { rowIdOf } from './rowIdOf.ts';
import { rowKeyOf } from './rowKeyOf.ts';
import { useRange } from './useRange.ts';
import { useRowGestures } from './useRowGestures.ts';
import { useRowPicks } from './useRowPicks.ts';

/** The options of `useRowListeners`. */
export interface RowListenersOptions {
  /** The requests, in order. */
  items: readonly ApprovalItem[];
  /**
   * Called when a row receives the focus. `isLed` is true when the user moved it from another row or pressed the row,
   * and false when it returns from elsewhere or from a removed row.
   */
  onFocus: (id: string, isLed: boolean) => void;
  /** Called when the user presses the letter of a decision on a row. */
  onKey: (key: 'approve' | 'reject', id: string) => void;
  /** Whether the user may decide: enables letters and selection. */
  canDecide: boolean;
  /** Whether rows are being selected. */
  isSelecting: boolean;
  /** The ids of the selected requests. */
  selectedIds: ReadonlySet<string>;
  /** Called when the user begins a selection. */
  onBegin: () => void;
  /** Called when the user changes the selection, which may begin it. */
  onSelectionChange: (ids: ReadonlySet<string>) => void;
}

/** Handles letters, gestures, presses and focus of the rows by listeners on the element around the list. */
export function useRowListeners(options: RowListenersOptions) {
  const { items, selectedIds, isSelecting, canDecide, onFocus, onKey, onBegin, onSelectionChange } = options;
  const pressedId = useRef<string | null>(null);
  const range = useRange({ items, selectedIds, onChange: onSelectionChange });
  const toggle = (id: string) => {
    const item = items.find((candidate) => candidate.id === id);
    if (!item || !isOpen(item)) return;
    const ids = new Set(selectedIds);
    if (!ids.delete(id)) ids.add(id);
    range.onToggle(id, ids);
  };
  const gestures = useRowGestures((id) => {
    if (!selectedIds.has(id)) toggle(id);
    if (!isSelecting) onBegin();
  });
  const picks = useRowPicks(canDecide && !isSelecting, toggle);
  const press = (event: KeyboardEvent) => {
    gestures.release();
    range.onKeyDown(event);
    const pressed = rowKeyOf(event);
    if (!pressed) return;
    const { key, id } = pressed;
    event.preventDefault();
    event.stopPropagation();
    // A key that is held down decides once.
    if (event.repeat) return;
    if (key === 'select') toggle(id);
    else onKey(key, id);
  };
  const listeners = {
    onMouseDownCapture: picks.onMouseDownCapture,
    onPointerUpCapture: picks.onPointerUpCapture,
    onClickCapture: picks.onClickCapture,
    onPointerDownCapture(event: PointerEvent) {
      pressedId.current = rowIdOf(event.target);
      if (!canDecide) return;
      if (picks.isPick(event)) return event.stopPropagation();
      gestures.onPointerDownCapture(event);
      range.onPointerDown(event);
    },
    ...(canDecide && { ...gestures.props, onKeyDownCapture: press }),
    onFocus({ target, relatedTarget }: FocusEvent) {
      const id = rowIdOf(target);
      if (id === null) return;
      const isFromRow = relatedTarget !== null && rowIdOf(relatedTarget) !== null;
      onFocus(id, isFromRow || pressedId.current === id);
      pressedId.current = null;
      range.onRowFocus(id);
    },
  };
  return { range, gestures, listeners };
}
