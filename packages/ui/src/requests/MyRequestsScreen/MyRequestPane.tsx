import { OutcomeUnknownError } from '@selfservice/api/core/errors';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { FileQuestionMark, Repeat } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredConfirmDialog } from '../../primitives/ConfirmDialog/DeferredConfirmDialog.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { RequestDetail } from '../RequestDetail/RequestDetail.tsx';
import type { Requester } from '../RequestDetail/RequesterDecision.tsx';
import { requestName } from '../request-words/describeRequest.ts';
import { RequestDetailSkeleton } from '../RequestDetail/RequestDetailSkeleton.tsx';
import { loadNewRequestDialog } from './NewRequestAction.tsx';

export interface MyRequestPaneProps {
  /** The open request; null where it does not exist, undefined while it loads. */
  request: WorkflowRequest | null | undefined;
  /** The permissions of the user for the request. */
  actor: Requester;
  /** The error of loading the role of the user; null for none. */
  rolesError: Error | null;
  /** Called when the user requests the role again. */
  onRetryRoles: () => void;
  /** Whether the request is being cancelled. */
  isCancelling: boolean;
  /** The error of the last cancellation; null for none. */
  error: Error | null;
  /** Called when the user repeats the request; null where it cannot be repeated. */
  onRepeat: (() => void) | null;
  /** Called when the user has confirmed the cancellation. */
  onCancel: () => void;
  /** Called when the user returns to the list. */
  onClose: () => void;
}

/** The detail of the user's own request, with a confirmation before it is cancelled. @requirement requests-12, requests-59 */
export function MyRequestPane(props: MyRequestPaneProps) {
  const { request, actor, rolesError, onRetryRoles, isCancelling, error } = props;
  const { onRepeat, onCancel, onClose } = props;
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  if (request === undefined) return <RequestDetailSkeleton />;
  if (request === null)
    return (
      <EmptyState
        icon={FileQuestionMark}
        title={t('list.missing')}
        action={<Button onPress={onClose}>{t('list.toList')}</Button>}
      />
    );
  const isPending = request.state === 'pending';
  const isRoleMissing = isPending && rolesError !== null && actor.cancelPermission === 'allowed';
  return (
    <>
      <RequestDetail
        request={request}
        // While the outcome is unknown, the request can only be checked.
        actor={error instanceof OutcomeUnknownError ? null : actor}
        busy={isCancelling ? 'cancelled' : null}
        error={isPending ? error : null}
        onRetry={onCancel}
        isDecidedMeanwhile={!isPending && request.state !== 'cancelled' && error !== null}
        reason={error ? refusalWords(error) : undefined}
        onDecide={() => setIsAsking(true)}
      >
        {!isPending && onRepeat && (
          <div>
            <Button icon={Repeat} {...prefetchOnIntent(loadNewRequestDialog)} onPress={onRepeat}>
              {t('detail.repeat')}
            </Button>
          </div>
        )}
        {isRoleMissing && (
          <ErrorPanel error={rolesError} title={t('list.rolesFailed')} onRetry={onRetryRoles} />
        )}
      </RequestDetail>
      <DeferredConfirmDialog
        kind="danger"
        isOpen={isAsking && isPending}
        title={t('list.cancelTitle')}
        confirmLabel={t('detail.cancel')}
        cancelLabel={t('list.keep')}
        onConfirm={() => {
          setIsAsking(false);
          onCancel();
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t('list.cancelText', { request: requestName(request.text, language) })}
      </DeferredConfirmDialog>
    </>
  );
}
