import type { FinalState } from '@selfservice/api/requests/requests';
import type { Permission } from '@selfservice/api/session/permissions';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { loadConfirmDialog } from '../../primitives/ConfirmDialog/loadConfirmDialog.ts';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';

/** The permissions of the user as the requester. */
export interface Requester {
  role: 'requester';
  /** Whether the user may cancel requests. */
  cancelPermission: Permission;
  /** Whether the user is an approver, who cannot cancel own requests; null while that is unknown. */
  isApprover: boolean | null;
}

export interface RequesterDecisionProps {
  /** Whether the user may cancel requests. */
  cancelPermission: Permission;
  /** Whether the user is an approver, who cannot cancel own requests; null while that is unknown. */
  isApprover: boolean | null;
  /** The decision that is being sent; null for none. */
  busy: FinalState | null;
  /** Called when the user cancels the request. */
  onDecide: (state: FinalState) => void;
}

/**
 * The button that cancels a pending request. An approver sees instead why it cannot be cancelled.
 *
 * @requirement requests-12, requests-41, requests-42, requests-43
 */
export function RequesterDecision({ cancelPermission, isApprover, busy, onDecide }: RequesterDecisionProps) {
  const { t } = useTranslation('requests');
  if (cancelPermission === 'hidden') return null;
  if (isApprover) return <Quiet>{t('detail.approverCannotCancel')}</Quiet>;
  const unknown = isApprover === null ? t('detail.cancelUnknown') : undefined;
  return (
    <div>
      <Button
        isBusy={busy === 'cancelled'}
        disabledReason={cancelPermission === 'disabled' ? t('detail.cancelDisabled') : unknown}
        {...prefetchOnIntent(loadConfirmDialog)}
        onPress={() => onDecide('cancelled')}
      >
        {t('detail.cancel')}
      </Button>
    </div>
  );
}

const Quiet = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-2);
`;
