import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { RequestDetail } from '../../requests/RequestDetail/RequestDetail.tsx';
import type { RequestProgress } from '../../requests/request-words/requestLabel.ts';
import { busyWith } from '../busyWith.ts';
import { ApprovalHeading } from './ApprovalHeading.tsx';

export interface ApprovalDetailProps {
  /** The request to show. */
  request: WorkflowRequest;
  /** The progress of a decision about it; null for none. */
  progress: RequestProgress | null;
  /** Called when the user undoes the decision; left out once it is being sent. */
  onUndo?: (() => void) | undefined;
  /** Why the last decision failed, or why its outcome is unknown; null for no error. */
  error: Error | null;
  /** The title of the error. Default: that the request has not been changed. */
  errorTitle?: string | undefined;
  /** Called when the user sends the failed decision again, or checks an unknown outcome again. */
  onRetry: () => void;
  /** Whether the user's decision is done while the list is still loading. Default false. */
  isJustDecided?: boolean;
  /** Whether someone else has decided in the meantime. */
  isDecidedMeanwhile: boolean;
  /** The server's reason for refusing the decision. Default none. */
  reason?: string | undefined;
  /** Why the user cannot decide on it here. Default no reason. */
  refusal?: string | undefined;
  /** The team's plans around the requested days. */
  children?: ReactNode;
}

/**
 * The detail of a request to decide, beside the list or in its place. Give each request its own `key`.
 *
 * @requirement approvals-15, approvals-17
 */
export function ApprovalDetail(props: ApprovalDetailProps) {
  const { request, progress, onUndo, error, errorTitle, onRetry, isJustDecided = false } = props;
  const { isDecidedMeanwhile, reason, refusal, children } = props;
  const { t } = useTranslation(['approvals', 'requests']);
  return (
    <RequestDetail
      request={request}
      heading={<ApprovalHeading request={request} />}
      actor={null}
      busy={busyWith(progress)}
      error={error}
      errorTitle={errorTitle}
      onRetry={onRetry}
      isJustDecided={isJustDecided}
      isDecidedMeanwhile={isDecidedMeanwhile}
      reason={reason}
      // The team below the note stays visible.
      hasShortNote={request.state === 'pending'}
    >
      {progress && (
        <Banner
          title={t(`requests:detail.progress.${progress}`)}
          actions={
            onUndo && (
              <Button icon={Undo2} onPress={onUndo}>
                {t('approvals:decision.undo.one')}
              </Button>
            )
          }
        />
      )}
      {children}
      {request.state === 'pending' && refusal && <Hint>{refusal}</Hint>}
    </RequestDetail>
  );
}

const Hint = styled.p`
  color: var(--color-text-muted);
`;
