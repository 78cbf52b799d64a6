import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import { isAllowed } from '@selfservice/api/session/permissions';
import { usePermissions } from '../../environment/Environment.tsx';
import { hasNews } from '../../patterns/decisions/hasNews.ts';
import { decisionsById } from '../../patterns/decisions/queuedDecisions.ts';
import { progressOf } from '../ApprovalsList/approvalItems.ts';
import type { ApprovalOrder } from '../ApprovalsList/arrangeRequests.ts';
import type { ListFocus } from '../../primitives/List/ListFocus.ts';
import { requestNow } from './decisionsOf.ts';
import type { ApprovalsDialog } from './DecisionDialogs.tsx';
import { useApprovalItems } from './useApprovalItems.ts';
import type { ApprovalsData } from './useApprovalsData.ts';
import { useDecide } from './useDecide.ts';
import { useDecisions } from './useDecisions.ts';
import { useKeyboard } from './useKeyboard.ts';
import { useListMoves } from './useListMoves.ts';
import { useNote } from './useNote.ts';
import type { Selection } from './useSelection.ts';
import { chosenRequests, isSelectionDecided } from './useSelection.ts';

/** What `useDeciding` works with. */
export interface UseDecidingOptions {
  agenda: Agenda;
  /** What the requests of a group follow. */
  order: ApprovalOrder;
  data: Pick<ApprovalsData, 'requests' | 'isApprover'>;
  listFocus: ListFocus;
  /** The request whose detail is shown, as it was when it was selected; null for none. */
  selected: WorkflowRequest | null;
  /** The detail of another one is to be shown, or none. */
  select: (request: WorkflowRequest | null) => void;
  /** What many can be decided about at once. */
  selection: Selection;
  /** A window is wanted. */
  onDialogChange: (dialog: ApprovalsDialog) => void;
}

/** What is decided about, and what typing, moving, pressing a button and pressing a key do on the screen. */
export function useDeciding(options: UseDecidingOptions) {
  const { agenda, order, data, listFocus, selected, select, selection, onDialogChange } = options;
  const isNoteRequired = isAllowed(usePermissions(), 'rejectNote');
  const { queue, entries, outcomes } = useDecisions(agenda);
  const { items, headings } = useApprovalItems(data.requests, entries, order);
  const chosen = chosenRequests(selection, items);
  const isBulk = isSelectionDecided(selection, chosen, entries);
  const note = useNote();
  const onMove = () => note.setIsEnterSending(false);
  const moves = useListMoves({ listFocus, items, selected, select, onMove });
  const decide = useDecide({ queue, isNoteRequired, note, moves });
  const current = selected && requestNow(selected, items, { entries, outcomes });
  const progress = progressOf(current ? decisionsById(entries).get(current.id) : undefined);
  const keyboard = useKeyboard({
    queue,
    items,
    selection,
    chosen,
    isBulk,
    decide,
    moves,
    note,
    isNoteRequired,
    onDialogChange,
  });
  return {
    /** The person decides about such requests. */
    canDecide: data.isApprover === true,
    /** A rejection needs a note, and many can be rejected at once. */
    isNoteRequired,
    /** Everything in the list, in its order. */
    items,
    /** What stands over the first item of each group, by its id. */
    headings,
    /** What is selected, and can be decided about at once. */
    chosen,
    /** The bar decides about the selection, and not the detail about its request. */
    isBulk,
    /** There is something to say of decisions. */
    hasNews: hasNews({ entries, outcomes }),
    /** The request whose detail is shown, in its present state; null for none. */
    current,
    /** Whether it is known if the last decision about it was made; until then it cannot be decided again. */
    isOutcomeKnown: progress !== 'unknown' && progress !== 'checking',
    note,
    moves,
    decide,
    keyboard,
  };
}

/** What `useDeciding` returns. */
export type Deciding = ReturnType<typeof useDeciding>;
