import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import type { ApprovalItem } from './approvalItems.ts';
import { rowIdOf } from './rowIdOf.ts';
import { withRange } from './withRange.ts';

/** The options of `useRange`. */
export interface RangeOptions {
  items: readonly ApprovalItem[];
  selectedIds: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
}

/**
 * Selects ranges: with Shift held down, all rows from the last changed row to the focused or pressed one.
 */
export function useRange({ items, selectedIds, onChange }: RangeOptions) {
  const anchor = useRef<{ id: string; before: ReadonlySet<string> } | null>(null);
  const isExtending = useRef(false);
  const extendTo = (id: string) => {
    if (anchor.current) onChange(withRange(anchor.current.before, items, anchor.current.id, id));
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Shift') return;
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      const from = rowIdOf(event.target);
      if (isArrow && event.shiftKey && from !== null && !isExtending.current)
        anchor.current = { id: from, before: selectedIds };
      isExtending.current = isArrow && event.shiftKey;
    },
    onPointerDown(event: PointerEvent) {
      isExtending.current = event.shiftKey;
      if (selectedIds.size === 0) anchor.current = null;
    },
    onRowFocus(id: string) {
      if (isExtending.current) extendTo(id);
    },
    /** Called when the list changes its selection. */
    onSelectionChange(ids: ReadonlySet<string>) {
      const [changed, ...others] = [...ids].filter((id) => !selectedIds.has(id));
      if (isExtending.current && anchor.current && ids.size >= selectedIds.size) {
        if (changed !== undefined) extendTo(changed);
        return;
      }
      const toggled = changed ?? [...selectedIds].find((id) => !ids.has(id));
      anchor.current = toggled !== undefined && others.length === 0 ? { id: toggled, before: ids } : null;
      onChange(ids);
    },
    /** Called when a key or gesture of the screen selects or deselects a row. */
    onToggle(id: string, ids: ReadonlySet<string>) {
      anchor.current = { id, before: ids };
      onChange(ids);
    },
  };
}
