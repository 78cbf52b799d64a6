import type { Agenda } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import type { ListDetailContent } from '../../patterns/ListDetailScreen/ListDetailBody.tsx';
import { RequestDetailSkeleton } from '../../requests/RequestDetail/RequestDetailSkeleton.tsx';
import { NothingSelected } from './NothingSelected.tsx';
import { refusalKey } from './refusalKey.ts';
import type { ApprovalsData } from './useApprovalsData.ts';
import type { Deciding } from './useDeciding.ts';
import type { RequestPane } from './useRequestPane.ts';

/** What `useApprovalDetail` works with. */
export interface ApprovalDetailOptions {
  agenda: Agenda;
  data: Pick<ApprovalsData, 'requests' | 'isApprover' | 'isRoleLoading'>;
  deciding: Omit<Deciding, 'keyboard'>;
  /** What it is made of. */
  pane: RequestPane;
}

/** The request beside the list, with what can be decided about it. */
export function useApprovalDetail(options: ApprovalDetailOptions): ListDetailContent {
  const { agenda, data, deciding } = options;
  const { code } = options.pane;
  const { t } = useTranslation('approvals');
  const { requests, isApprover, isRoleLoading } = data;
  const { current, canDecide, isBulk, isOutcomeKnown, isNoteRequired, note, decide, moves } = deciding;
  const refusal = refusalKey({ agenda, isApprover, isRoleLoading, isBulk });
  return {
    selectedId: current && String(current.id),
    label: current ? t('detail.of', { name: current.applicant }) : t('detail.label'),
    content:
      current &&
      (code ? (
        <code.requestPane.RequestToDecide {...{ agenda, refusal }} request={current} onUndo={decide.undo} />
      ) : (
        <RequestDetailSkeleton />
      )),
    actions: code && canDecide && !isBulk && isOutcomeKnown && current?.state === 'pending' && (
      <code.requestPane.RequestDecision
        key={current.id}
        request={current}
        {...{ agenda, isNoteRequired, note, decide, moves }}
      />
    ),
    placeholder: requests?.length !== 0 && <NothingSelected canDecide={canDecide} />,
    onClose: moves.leave,
  };
}
