import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import type { ApprovalItem } from './approvalItems.ts';
import { rowIdOf } from './rowIdOf.ts';
import { withRange } from './withRange.ts';

/** What `useRange` works with. */
export interface RangeOptions {
  items: readonly ApprovalItem[];
  selectedIds: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
}

/**
 * Selects ranges: with Shift held down, from where the selection was last changed to where the arrows or a press lead.
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
    /** The list reports another selection. */
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
    /** A row was selected by a key or a gesture of the screen's own. */
    onToggle(id: string, ids: ReadonlySet<string>) {
      anchor.current = { id, before: ids };
      onChange(ids);
    },
  };
}
