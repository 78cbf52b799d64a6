import { requestDays } from '@selfservice/api/requests/request-days';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../requests/PersonPicker/useSettled.ts';
import { ApprovalDetail } from '../ApprovalDetail/ApprovalDetail.tsx';
import { AwayPanel } from '../AwayPanel/AwayPanel.tsx';
import type { ApprovalsDeskProps } from './ApprovalsDesk.tsx';
import { isBulk } from './isBulk.ts';
import type { useDesk } from './useDesk.ts';

/** Props of `DeskDetail`. */
export interface DeskDetailProps extends Pick<
  ApprovalsDeskProps,
  | 'agenda'
  | 'notes'
  | 'decisions'
  | 'selection'
  | 'isApprover'
  | 'rolesError'
  | 'isNoteRequired'
  | 'renderAway'
> {
  /** What everything does. */
  desk: ReturnType<typeof useDesk>;
  /** Whose detail it is. */
  request: WorkflowRequest;
}

/** How long a request stands there before the department's plan is asked about it, in milliseconds. */
const dwellMs = 300;

/** The detail of the chosen request, with who else is away. */
export function DeskDetail(props: DeskDetailProps) {
  const { agenda, desk, request, notes, decisions, selection, isApprover, isNoteRequired, renderAway } =
    props;
  const { t } = useTranslation('approvals');
  const { id } = request;
  const { decision, ownFailure } = desk;
  const isStaying = useSettled(String(id), dwellMs) === String(id);
  const refusal = () => {
    if (isApprover === null) return t(props.rolesError ? 'detail.roleUnknown' : 'detail.roleLoading');
    if (!isApprover) return t(`detail.notApprover.${agenda}`);
    return isBulk(selection, desk) ? t('detail.bulk') : undefined;
  };
  const refused = refusal();
  const days = request.state === 'pending' ? requestDays(request.text) : null;
  return (
    <ApprovalDetail
      key={id}
      request={request}
      progress={desk.progress}
      onUndo={decision?.phase === 'waiting' && !decision.isMass ? () => desk.undo([decision.key]) : undefined}
      error={ownFailure?.error ?? null}
      onRetry={() => ownFailure && decisions.queue.retry(ownFailure.key)}
      isDecidedMeanwhile={desk.isMeanwhile}
      reason={decisions.outcomes.find((one) => one.request.id === id)?.reason}
      approver={
        refused === undefined
          ? {
              isNoteRequired,
              note: notes.of(id),
              onNoteChange: (note) => notes.change(id, note),
              isNoteAsked: notes.isAsked(id),
              onNoteAsk: () => notes.ask(id),
            }
          : null
      }
      refusal={refused}
      noteRef={desk.noteRef}
      isEnterSending={desk.isEnterSending}
      onReject={() => desk.rejectByEnter(request)}
      onDecide={(state) => state !== 'cancelled' && desk.decideByButton(request, state)}
      onLeave={desk.leaveDetail}
    >
      {days &&
        renderAway &&
        (isStaying ? renderAway(request, days) : <AwayPanel away={{ kind: 'loading' }} />)}
    </ApprovalDetail>
  );
}
