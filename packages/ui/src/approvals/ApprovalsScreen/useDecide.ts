import type { ApprovalQueue } from '@selfservice/api/approvals/approval-decisions';
import { decisionsToRepeat } from '@selfservice/api/core/decisions/decision-outcomes';
import type { Decision } from '@selfservice/api/core/decisions/decision';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { importWithRetry } from '../../primitives/Deferred/importWithRetry.ts';
import { noteLimit } from '../noteLimit.ts';
import { loadResultsDialog } from './loadResultsDialog.ts';
import type { useListMoves } from './useListMoves.ts';
import type { useNote } from './useNote.ts';

/** What `useDecide` works with. */
export interface DecideOptions {
  queue: ApprovalQueue;
  /** A rejection needs a note. */
  isNoteRequired: boolean;
  note: Pick<ReturnType<typeof useNote>, 'of' | 'ask'>;
  moves: Pick<ReturnType<typeof useListMoves>, 'moveOn' | 'moveTo'>;
}

/** Decides, takes back, decides once more, and moves to what is to be looked at then. */
export function useDecide({ queue, isNoteRequired, note, moves }: DecideOptions) {
  return {
    /** About one request, with the note that is typed for it. */
    one(request: WorkflowRequest, state: Decision<WorkflowRequest>['state']): void {
      const text = note.of(request.id).trim();
      // The field says how many characters are too many.
      if (text.length > noteLimit) return;
      if (state === 'rejected' && isNoteRequired && text === '') return note.ask(request.id);
      const key = queue.add({ items: [request], state, note: text, isMass: false });
      if (key !== null) moves.moveOn(String(request.id));
    },
    /** About many at once. */
    many(requests: readonly WorkflowRequest[], state: Decision<WorkflowRequest>['state'], text = ''): void {
      const [first] = requests;
      if (!first) return;
      // What has become of them may have to be shown. If that fails, it is asked for again.
      importWithRetry(loadResultsDialog).catch(() => {});
      queue.add({ items: requests, state, note: text, isMass: true });
      moves.moveTo(first);
    },
    /** Takes back those that still wait. */
    undo(keys: readonly number[]): void {
      const waiting = queue.getState().entries.filter(({ phase }) => phase === 'waiting');
      const [first] = waiting.filter(({ key }) => keys.includes(key)).flatMap(({ items }) => items);
      for (const key of keys) queue.undo(key);
      if (first) moves.moveTo(first);
    },
    /** Repeats the decisions about requests that are still pending. */
    repeat(): void {
      // The call before may still arrive late.
      for (const decision of decisionsToRepeat(queue.getState().outcomes)) queue.add(decision, 'repeat');
    },
  };
}
