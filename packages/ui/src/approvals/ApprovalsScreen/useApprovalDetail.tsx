import type { Agenda } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import type { ListDetailContent } from '../../patterns/ListDetailScreen/ListDetailBody.tsx';
import { useDeferredCode } from '../../primitives/Deferred/useDeferredCode.ts';
import { RequestDetailSkeleton } from '../../requests/RequestDetail/RequestDetailSkeleton.tsx';
import { loadRequestPane } from './loadRequestPane.ts';
import { NothingSelected } from './NothingSelected.tsx';
import { refusalKey } from './refusalKey.ts';
import type { ApprovalsData } from './useApprovalsData.ts';
import type { Deciding } from './useDeciding.ts';

/** What `useApprovalDetail` works with. */
export interface ApprovalDetailOptions {
  agenda: Agenda;
  data: Pick<ApprovalsData, 'requests' | 'isApprover' | 'rolesError'>;
  deciding: Omit<Deciding, 'keyboard'>;
}

/** The request beside the list, with what can be decided about it. */
export function useApprovalDetail({ agenda, data, deciding }: ApprovalDetailOptions): ListDetailContent {
  const { t } = useTranslation('approvals');
  const { requests, isApprover, rolesError } = data;
  const { current, canDecide, isBulk, isNoteRequired, note, decide, moves } = deciding;
  const refusal = refusalKey({ agenda, isApprover, hasRolesError: rolesError !== null, isBulk });
  const name = t('detail.label');
  const { code, failure } = useDeferredCode({
    load: loadRequestPane,
    name,
    isWanted: current !== null,
    onClose: moves.leave,
  });
  return {
    selectedId: current && String(current.id),
    label: current ? t('detail.of', { name: current.applicant }) : name,
    content:
      current &&
      (code ? (
        <code.requestPane.RequestToDecide {...{ agenda, refusal }} request={current} onUndo={decide.undo} />
      ) : (
        <>
          <RequestDetailSkeleton />
          {failure}
        </>
      )),
    actions: code && canDecide && !isBulk && current?.state === 'pending' && (
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
