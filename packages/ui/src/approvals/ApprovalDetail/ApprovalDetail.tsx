import type { FinalState, WorkflowRequest } from '@selfservice/api/requests/requests';
import { Undo2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Approver } from '../../requests/RequestDetail/ApproverDecision.tsx';
import { RequestDetail } from '../../requests/RequestDetail/RequestDetail.tsx';
import type { RequestProgress } from '../../requests/RequestSummary/requestLabel.ts';
import { DetailFrame } from './DetailFrame.ts';

/** Props of `ApprovalDetail`. */
export interface ApprovalDetailProps {
  /** What it shows. */
  request: WorkflowRequest;
  /** What is being done with it; null for nothing. */
  progress: RequestProgress | null;
  /** Takes the decision back; none once it is on its way. */
  onUndo?: (() => void) | undefined;
  /** Why the last decision was not made; null for no reason. */
  error: Error | null;
  /** Sends the last decision again. */
  onRetry: () => void;
  /** Somebody else was faster. */
  isDecidedMeanwhile: boolean;
  /** What the server said to that. Default nothing. */
  reason?: string | undefined;
  /** The note and what belongs to it; null: nothing can be decided about it here. */
  approver: Omit<Approver, 'role' | 'noteRef'> | null;
  /** Why nothing can be decided about it here. Default nothing. */
  refusal?: string | undefined;
  /** The field of the note, to move the focus there. */
  noteRef: RefObject<HTMLTextAreaElement | null>;
  /** Enter in the note rejects, as the note was opened for that; otherwise Enter with Control does. Default false. */
  isEnterSending?: boolean;
  /** It is to be rejected by Enter, also without a note. */
  onReject: () => void;
  /** It is to get this state. */
  onDecide: (state: FinalState) => void;
  /** The focus is to go back to the list. */
  onLeave: () => void;
  /** Who else is away. */
  children?: ReactNode;
}

const stateOf: Partial<Record<RequestProgress, FinalState>> = {
  approving: 'approved',
  rejecting: 'rejected',
};

/**
 * A request to decide about, beside the list or in its place; another request is another element. Specification 000
 * section 2 (request detail dialog).
 */
export function ApprovalDetail(props: ApprovalDetailProps) {
  const { request, progress, onUndo, error, onRetry, isDecidedMeanwhile, approver, noteRef, ...more } = props;
  const { reason, refusal, isEnterSending = false, onReject, onDecide, onLeave, children } = more;
  const { t } = useTranslation(['approvals', 'requests']);
  const root = useRef<HTMLDivElement>(null);
  const isPending = request.state === 'pending';
  useEffect(() => {
    // The request before has gone, and where nothing stands beside it the focus with it.
    if (document.activeElement === document.body) root.current?.focus();
  }, []);
  return (
    <DetailFrame
      ref={root}
      tabIndex={-1}
      data-pending={isPending && approver ? true : undefined}
      onKeyDown={(event) => {
        if (event.target !== noteRef.current) return;
        if (event.key === 'Escape') {
          event.stopPropagation();
          onLeave();
        }
        const isSending = (isEnterSending && !event.shiftKey) || event.ctrlKey || event.metaKey;
        if (event.key === 'Enter' && isSending && !event.repeat && !event.nativeEvent.isComposing) {
          event.preventDefault();
          onReject();
        }
      }}
    >
      <RequestDetail
        request={request}
        actor={approver && { role: 'approver', noteRef, ...approver }}
        busy={progress ? (stateOf[progress] ?? null) : null}
        error={error}
        onRetry={onRetry}
        isDecidedMeanwhile={isDecidedMeanwhile}
        reason={reason}
        onDecide={onDecide}
      >
        {progress && (
          <Banner
            title={t(`requests:detail.progress.${progress}`)}
            actions={
              onUndo && (
                <Button icon={Undo2} onPress={onUndo}>
                  {t('approvals:undo.one')}
                </Button>
              )
            }
          />
        )}
        {children}
        {isPending && refusal && <Hint>{refusal}</Hint>}
      </RequestDetail>
    </DetailFrame>
  );
}

const Hint = styled.p`
  color: var(--color-text-muted);
`;
