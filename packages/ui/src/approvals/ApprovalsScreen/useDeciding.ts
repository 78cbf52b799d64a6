import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import type { ApprovalItem } from '../ApprovalsList/approvalItems.ts';
import type { ApprovalsDialog } from './DecisionDialogs.tsx';
import { useApprovalQueue } from './useApprovalQueue.ts';
import { useDecide } from './useDecide.ts';
import { useKeyboard } from './useKeyboard.ts';
import { useListMoves } from './useListMoves.ts';
import { useNote } from './useNote.ts';
import type { Selection } from './useSelection.ts';

/** What `useDeciding` works with. */
export interface DecidingOptions {
  agenda: Agenda;
  items: readonly ApprovalItem[];
  /** The request whose detail is shown; null for none. */
  selected: WorkflowRequest | null;
  /** The detail of another one is to be shown, or none. */
  onSelect: (request: WorkflowRequest | null) => void;
  selection: Selection;
  /** What is selected, and can be decided about at once. */
  chosen: readonly WorkflowRequest[];
  /** A rejection needs a note, and many can be rejected at once. */
  isNoteRequired: boolean;
  /** A window is wanted. */
  onDialogChange: (dialog: ApprovalsDialog) => void;
}

/** What typing, moving, pressing a button and pressing a key do on the screen. */
export function useDeciding(options: DecidingOptions) {
  const { agenda, items, selected, onSelect, isNoteRequired } = options;
  const queue = useApprovalQueue(agenda);
  const note = useNote();
  const onMove = () => note.setIsEnterSending(false);
  const moves = useListMoves({ items, selected, select: onSelect, onMove });
  const decide = useDecide({ queue, isNoteRequired, note, moves });
  const keyboard = useKeyboard({ ...options, queue, note, moves, decide });
  return { note, moves, decide, keyboard };
}
