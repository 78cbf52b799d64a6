import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import { ApprovalDecision } from '../ApprovalDecision/ApprovalDecision.tsx';
import { decisionsById } from '../../patterns/decisions/queuedDecisions.ts';
import { progressOf } from '../ApprovalsList/approvalItems.ts';
import { busyWith } from '../busyWith.ts';
import type { useDecide } from './useDecide.ts';
import { useDecisions } from './useDecisions.ts';
import type { useListMoves } from './useListMoves.ts';
import type { useNote } from './useNote.ts';

export interface RequestDecisionProps {
  /** What kind of request it is. */
  agenda: Agenda;
  /** What is decided about. */
  request: WorkflowRequest;
  /** A rejection needs a note. */
  isNoteRequired: boolean;
  /** The notes that are being typed. */
  note: ReturnType<typeof useNote>;
  /** Decides. */
  decide: Pick<ReturnType<typeof useDecide>, 'one'>;
  /** Moves on. */
  moves: Pick<ReturnType<typeof useListMoves>, 'isDoubleClick' | 'leave'>;
}

/** Note and decision of the selected request. */
export function RequestDecision({
  agenda,
  request,
  isNoteRequired,
  note,
  decide,
  moves,
}: RequestDecisionProps) {
  const { id } = request;
  const { entries } = useDecisions(agenda);
  return (
    <ApprovalDecision
      isNoteRequired={isNoteRequired}
      note={note.of(id)}
      onNoteChange={(text) => note.change(id, text)}
      isNoteAsked={note.isAsked(id)}
      onNoteAsk={() => note.ask(id)}
      noteRef={note.fieldRef}
      busy={busyWith(progressOf(decisionsById(entries).get(id)))}
      isEnterSending={note.isEnterSending}
      onReject={() => decide.one(request, 'rejected')}
      onDecide={(state) => {
        // The second press of a double click would meet the request after.
        if (state !== 'cancelled' && !moves.isDoubleClick()) decide.one(request, state);
      }}
      onLeave={moves.leave}
    />
  );
}
