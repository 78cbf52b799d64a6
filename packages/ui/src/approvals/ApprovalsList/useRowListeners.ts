import { isOpen } from '@selfservice/api/approvals/listed-requests';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import type { ApprovalItem } from './approvalItems.ts';
import { rowIdOf } from './rowIdOf.ts';
import { rowKeyOf } from './rowKeyOf.ts';
import { useRange } from './useRange.ts';
import { useRowGestures } from './useRowGestures.ts';
import { useRowPicks } from './useRowPicks.ts';

/** What `useRowListeners` works with. */
export interface RowListenersOptions {
  /** The requests, in order. */
  items: readonly ApprovalItem[];
  /**
   * The focus has come to a row: `isLed` where the person has moved it there from another row, or pressed the row; not
   * where it comes back from elsewhere, or from a row that is gone.
   */
  onFocus: (id: string, isLed: boolean) => void;
  /** A letter that decides something was pressed while a row had the focus. */
  onKey: (key: 'approve' | 'reject', id: string) => void;
  /** The person decides about them: letters and selection are of use. */
  canDecide: boolean;
  /** Rows can be selected. */
  isSelecting: boolean;
  /** The selected ones. */
  selectedIds: ReadonlySet<string>;
  /** A selection is to begin. */
  onBegin: () => void;
  /** Others were selected; the selection begins with it where there was none. */
  onSelectionChange: (ids: ReadonlySet<string>) => void;
}

/** What letters, gestures, presses and the focus do with the rows, listened for on the element around the list. */
export function useRowListeners(options: RowListenersOptions) {
  const { items, selectedIds, isSelecting, canDecide, onFocus, onKey, onBegin, onSelectionChange } = options;
  const pressedId = useRef<string | null>(null);
  const range = useRange({ items, selectedIds, onChange: onSelectionChange });
  const toggle = (id: string) => {
    const item = items.find((one) => one.id === id);
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
