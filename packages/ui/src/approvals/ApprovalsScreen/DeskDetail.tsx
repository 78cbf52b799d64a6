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
  'agenda' | 'decisions' | 'selection' | 'isApprover' | 'rolesError' | 'renderAway'
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
  const { agenda, desk, request, decisions, selection, isApprover, renderAway } = props;
  const { t } = useTranslation('approvals');
  const { id } = request;
  const { decision, ownFailure } = desk;
  const isStaying = useSettled(String(id), dwellMs) === String(id);
  const refusal = () => {
    if (isApprover === null) return t(props.rolesError ? 'detail.roleUnknown' : 'detail.roleLoading');
    if (!isApprover) return t(`detail.notApprover.${agenda}`);
    return isBulk(selection, desk) ? t('detail.bulk') : undefined;
  };
  const days = request.state === 'pending' ? requestDays(request.text) : null;
  return (
    <ApprovalDetail
      key={id}
      request={request}
      progress={desk.progress}
      onUndo={decision?.phase === 'waiting' && !decision.isMass ? () => desk.undo([decision.key]) : undefined}
      error={ownFailure?.error ?? null}
      onRetry={() => ownFailure && decisions.queue.retry(ownFailure.key)}
      isJustDecided={desk.isJustDecided}
      isDecidedMeanwhile={desk.isMeanwhile}
      reason={decisions.outcomes.find((one) => one.request.id === id)?.reason}
      refusal={refusal()}
    >
      {days &&
        renderAway &&
        (isStaying ? renderAway(request, days) : <AwayPanel away={{ kind: 'loading' }} />)}
    </ApprovalDetail>
  );
}
