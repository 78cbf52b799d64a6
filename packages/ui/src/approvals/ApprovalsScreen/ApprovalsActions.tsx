import type { ApprovalOrder } from '@selfservice/api/approvals/arrange-requests';
import { approvalOrders } from '@selfservice/api/approvals/arrange-requests';
import type { Agenda } from '@selfservice/api/requests/requests';
import type { Permission } from '@selfservice/api/session/permissions';
import { CheckCheck, Ellipsis, Keyboard, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDrafts } from '../../environment/Environment.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface ApprovalsActionsProps {
  /** The kind of requests. */
  agenda: Agenda;
  /** Reference of the user. */
  personRef: string;
  /** Whether the user decides on such requests. The menu is for approvers only. */
  isApprover: boolean;
  /** Whether the user may create requests on behalf of others. */
  requestForPermission: Permission;
  /** The order of the requests. */
  order: ApprovalOrder;
  /** Called when the user changes the order. */
  onOrderChange: (order: ApprovalOrder) => void;
  /** Called when the user begins a selection. */
  onMassApprove: () => void;
  /** Called when the user opens the keyboard shortcuts. */
  onShowKeys: () => void;
}

const loadNewRequestDialog = () => import('../../requests/NewRequestDialog/NewRequestDialog.tsx');

const draftKeys: Record<Agenda, string> = {
  requests: 'newRequest.requestsApproval',
  unavailabilities: 'newRequest.unavailabilitiesApproval',
};

/** The menu of the screen and the button for keyboard shortcuts. @requirement approvals-8, approvals-9, approvals-37 */
export function ApprovalsActions(props: ApprovalsActionsProps) {
  const { agenda, personRef, isApprover, requestForPermission } = props;
  const { order, onOrderChange, onMassApprove, onShowKeys } = props;
  const { t } = useTranslation('approvals');
  const drafts = useDrafts();
  const draftKey = draftKeys[agenda];
  const [isRequesting, setIsRequesting] = useState(() => drafts.read(draftKey) !== null);
  const close = () => setIsRequesting(false);
  const items = [
    {
      id: 'requestFor',
      label: t('menu.requestFor'),
      icon: UserPlus,
      isDisabled: requestForPermission === 'disabled',
      isShown: requestForPermission !== 'hidden',
    },
    { id: 'massApprove', label: t('menu.massApprove'), icon: CheckCheck, isShown: true },
  ];
  return (
    <>
      <Keys label={t('keys.show')} icon={Keyboard} onPress={onShowKeys} />
      {isApprover && (
        <DeferredMenu
          label={t('menu.label')}
          trigger={<IconButton label={t('menu.label')} icon={Ellipsis} />}
          sections={[
            { label: t('menu.label'), items: items.filter(({ isShown }) => isShown) },
            {
              label: t('order.label'),
              selectedId: order,
              items: approvalOrders.map((one) => ({ id: one, label: t(`order.${one}`) })),
            },
          ]}
          onAction={(id) => {
            const chosen = approvalOrders.find((one) => one === id);
            if (chosen) onOrderChange(chosen);
            else if (id === 'requestFor') setIsRequesting(true);
            else onMassApprove();
          }}
        />
      )}
      {isRequesting && requestForPermission === 'allowed' && (
        <Deferred load={loadNewRequestDialog} name={t('menu.requestFor')} onClose={close}>
          {({ NewRequestDialog }) => (
            <NewRequestDialog
              agenda={agenda}
              personRef={personRef}
              isOnBehalf
              draftKey={draftKey}
              onCreated={close}
              onClose={close}
            />
          )}
        </Deferred>
      )}
    </>
  );
}

/* Phones and touch screens have no keyboard. */
const Keys = styled(IconButton)`
  @media (width < 640px), (pointer: coarse) {
    display: none;
  }
`;
