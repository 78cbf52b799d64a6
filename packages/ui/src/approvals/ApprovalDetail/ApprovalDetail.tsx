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
  /** What it shows. */
  request: WorkflowRequest;
  /** What is being done with it; null for nothing. */
  progress: RequestProgress | null;
  /** Takes the decision back; none once it is on its way. */
  onUndo?: (() => void) | undefined;
  /** Why the last decision was not made, or why that is not known; null for no reason. */
  error: Error | null;
  /** That it was not made, or that this is not known. Default: that the request has not been changed. */
  errorTitle?: string | undefined;
  /** Called when the user sends the last decision again, or checks it again where its outcome is not known. */
  onRetry: () => void;
  /** The person's own decision is done, and the list that says so is still on its way. Default false. */
  isJustDecided?: boolean;
  /** Somebody else was faster. */
  isDecidedMeanwhile: boolean;
  /** What the server said to that. Default nothing. */
  reason?: string | undefined;
  /** Why nothing can be decided about it here. Default nothing. */
  refusal?: string | undefined;
  /** The requested days among the team's plans. */
  children?: ReactNode;
}

/**
 * A request to decide about, beside the list or in its place; another request is another element. Specification 000
 * section 2 (request detail dialog).
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
      // The team below it is to stay in sight.
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
