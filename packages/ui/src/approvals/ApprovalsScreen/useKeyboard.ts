import type { ApprovalQueue } from '@selfservice/api/approvals/approval-decisions';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ApprovalItem } from '../ApprovalsList/approvalItems.ts';
import { isOpen } from '../ApprovalsList/approvalItems.ts';
import type { ApprovalsDialog } from './DecisionDialogs.tsx';
import { screenKey } from '../../patterns/decisions/screenKey.ts';
import type { useDecide } from './useDecide.ts';
import type { useListMoves } from './useListMoves.ts';
import type { useNote } from './useNote.ts';
import type { Selection } from './useSelection.ts';

/** What `useKeyboard` works with. */
export interface KeyboardOptions {
  queue: ApprovalQueue;
  items: readonly ApprovalItem[];
  selection: Selection;
  /** What is selected, and can be decided about at once. */
  chosen: readonly WorkflowRequest[];
  /** The bar decides about the selection. */
  isBulk: boolean;
  decide: ReturnType<typeof useDecide>;
  moves: ReturnType<typeof useListMoves>;
  note: ReturnType<typeof useNote>;
  /** Many can be rejected at once. */
  isNoteRequired: boolean;
  /** A window is wanted. */
  onDialogChange: (dialog: ApprovalsDialog) => void;
}

/** What each key does, on a row and anywhere on the screen. */
export function useKeyboard(options: KeyboardOptions) {
  const { queue, items, selection, chosen, isBulk, decide, moves, note, ...more } = options;
  const { isNoteRequired, onDialogChange } = more;

  function openNote(id: string): void {
    flushSync(() => {
      moves.show(id);
      note.setIsEnterSending(true);
    });
    note.fieldRef.current?.focus();
  }

  return {
    /** A letter was pressed on a row. */
    onRowKey(key: 'approve' | 'reject', id: string): void {
      const item = items.find((one) => one.id === id);
      if (chosen.length > 0) {
        if (key === 'approve') decide.many(chosen, 'approved');
        else if (isNoteRequired) onDialogChange('massReject');
        // Nobody decides about a request that has not been shown.
      } else if (!isBulk && !moves.showUnseen(id) && item && isOpen(item)) {
        if (key === 'approve') decide.one(item.request, 'approved');
        else openNote(id);
      }
    },
    /** A key was pressed anywhere. */
    onKeyDown(event: KeyboardEvent): void {
      const key = screenKey(event);
      const last = queue.getState().entries.findLast(({ phase }) => phase === 'waiting');
      if (key === 'keys') onDialogChange('keys');
      else if (key === 'undo' && last) decide.undo([last.key]);
      else if (key === 'end' && selection.isSelecting) selection.end();
      else return;
      event.preventDefault();
    },
  };
}
