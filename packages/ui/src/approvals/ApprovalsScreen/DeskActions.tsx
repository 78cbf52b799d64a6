import type { Permission } from '@selfservice/api/session/permissions';
import { CheckCheck, Ellipsis, Keyboard, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

/** Props of `DeskActions`. */
export interface DeskActionsProps {
  /** The person decides about such requests; only then there is a menu. */
  isApprover: boolean;
  /** Whether the person may ask for something on behalf of others. */
  requestForPermission: Permission;
  /** Something is to be asked for on behalf of another person. */
  onRequestFor: () => void;
  /** A selection is to begin. */
  onMassApprove: () => void;
  /** The keys are to be shown. */
  onShowKeys: () => void;
}

/** The menu of the screen, and the keys. Specification 000 section 2 (requests for approval). */
export function DeskActions(props: DeskActionsProps) {
  const { isApprover, requestForPermission, onRequestFor, onMassApprove, onShowKeys } = props;
  const { t } = useTranslation('approvals');
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
          sections={[{ label: t('menu.label'), items: items.filter(({ isShown }) => isShown) }]}
          onAction={(id) => {
            if (id === 'requestFor') onRequestFor();
            else onMassApprove();
          }}
        />
      )}
    </>
  );
}

/* On a phone, and where nothing but a finger is at hand, keys are of no use. */
const Keys = styled(IconButton)`
  @media (width < 640px), (pointer: coarse) {
    display: none;
  }
`;
