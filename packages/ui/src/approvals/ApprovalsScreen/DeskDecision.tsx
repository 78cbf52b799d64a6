import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { ApprovalDecision } from '../ApprovalDecision/ApprovalDecision.tsx';
import { busyWith } from '../busyWith.ts';
import type { ApprovalsDeskProps } from './ApprovalsDesk.tsx';
import type { useDesk } from './useDesk.ts';

/** Props of `DeskDecision`. */
export interface DeskDecisionProps extends Pick<ApprovalsDeskProps, 'notes' | 'isNoteRequired'> {
  /** What everything does. */
  desk: ReturnType<typeof useDesk>;
  /** What is decided about. */
  request: WorkflowRequest;
}

/** Note and decision of the chosen request. */
export function DeskDecision({ desk, request, notes, isNoteRequired }: DeskDecisionProps) {
  const { id } = request;
  return (
    <ApprovalDecision
      isNoteRequired={isNoteRequired}
      note={notes.of(id)}
      onNoteChange={(note) => notes.change(id, note)}
      isNoteAsked={notes.isAsked(id)}
      onNoteAsk={() => notes.ask(id)}
      noteRef={desk.noteRef}
      busy={busyWith(desk.progress)}
      isEnterSending={desk.isEnterSending}
      onReject={() => desk.rejectByEnter(request)}
      onDecide={(state) => state !== 'cancelled' && desk.decideByButton(request, state)}
      onLeave={desk.leaveDetail}
    />
  );
}
