import type { ApprovalItem } from './approvalItems.ts';
import { isOpen } from './approvalItems.ts';

/** The one to decide about next: the first open one after a row, else the last one before it; null: none is left. */
export function nextOpen(items: readonly ApprovalItem[], id: string): ApprovalItem | null {
  const at = items.findIndex((item) => item.id === id);
  return items.slice(at + 1).find(isOpen) ?? items.slice(0, Math.max(at, 0)).findLast(isOpen) ?? null;
}
