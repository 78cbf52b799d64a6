import { isOpen } from '@selfservice/api/approvals/listed-requests';
import type { ApprovalItem } from './approvalItems.ts';

/** Returns the selection with all open requests from one row to another, both included. */
export function withRange(
  selected: ReadonlySet<string>,
  items: readonly ApprovalItem[],
  from: string,
  to: string,
): ReadonlySet<string> {
  const ends = [from, to].map((id) => items.findIndex((item) => item.id === id));
  if (ends.includes(-1)) return selected;
  const range = items.slice(Math.min(...ends), Math.max(...ends) + 1).filter(isOpen);
  return new Set([...selected, ...range.map(({ id }) => id)]);
}
