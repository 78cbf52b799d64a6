import type { ApprovalOutcome, QueuedApproval } from '@selfservice/api/approvals/approval-decisions';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { useState } from 'react';
import type { ApprovalItem } from '../ApprovalsList/approvalItems.ts';
import { isOpen } from '../ApprovalsList/approvalItems.ts';
import { underWayOf } from '../../patterns/decisions/queuedDecisions.ts';

const none: ReadonlySet<string> = new Set();
const ended = { isSelecting: false, ids: none };

/** Holds which requests are selected, and whether rows can be selected at all. Specification 000 section 2. */
export function useSelection() {
  const [selection, setSelection] = useState(ended);
  return {
    ...selection,
    /** Rows can be selected from now on. */
    begin: () => setSelection(({ ids }) => ({ isSelecting: true, ids })),
    /** Selects others; begins where it has not begun. */
    change: (ids: ReadonlySet<string>) => setSelection({ isSelecting: true, ids }),
    /** Takes out what was decided about; ends where nothing else was selected. */
    drop: (outcomes: readonly ApprovalOutcome[]) =>
      setSelection((before) => without(before, new Set(outcomes.map(({ item }) => String(item.id))))),
    /** Nothing is selected and nothing can be. */
    end: () => setSelection(ended),
  };
}

/** What `useSelection` returns. */
export type Selection = ReturnType<typeof useSelection>;

function without(selection: typeof ended, dropped: ReadonlySet<string>): typeof ended {
  const ids = new Set([...selection.ids].filter((id) => !dropped.has(id)));
  return ids.size === 0 ? ended : { ...selection, ids };
}

/** The selected ones that can be decided about. */
export function chosenRequests(
  { ids }: Pick<Selection, 'ids'>,
  items: readonly ApprovalItem[],
): WorkflowRequest[] {
  return items.filter((item) => ids.has(item.id) && isOpen(item)).map(({ request }) => request);
}

/** Whether the bar decides about the selection, and not the detail about its request. */
export function isSelectionDecided(
  { isSelecting }: Pick<Selection, 'isSelecting'>,
  selected: readonly WorkflowRequest[],
  entries: readonly QueuedApproval[],
): boolean {
  return isSelecting && (selected.length > 0 || !underWayOf(entries).some(({ isMass }) => isMass));
}
