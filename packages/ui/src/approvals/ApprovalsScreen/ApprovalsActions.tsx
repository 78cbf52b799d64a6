import type { Agenda } from '@selfservice/api/requests/requests';
import { Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface ApprovalsActionsProps {
  /** The kind of requests. */
  agenda: Agenda;
  /** Reference of the user. */
  personRef: string;
  /** The key of the draft of a request on behalf of another person. */
  draftKey: string;
  /** Whether the dialog for a request on behalf of another person is open. */
  isRequesting: boolean;
  /** Called when that dialog closes. */
  onRequested: () => void;
  /** Called when the user opens the keyboard shortcuts. */
  onShowKeys: () => void;
}

const loadNewRequestDialog = () => import('../../requests/NewRequestDialog/NewRequestDialog.tsx');

/** The button for keyboard shortcuts and the dialog for a new request. @requirement approvals-8, approvals-9, approvals-37 */
export function ApprovalsActions(props: ApprovalsActionsProps) {
  const { agenda, personRef, draftKey, isRequesting, onRequested, onShowKeys } = props;
  const { t } = useTranslation('approvals');
  return (
    <>
      <Keys label={t('keys.show')} icon={Keyboard} onPress={onShowKeys} />
      {isRequesting && (
        <Deferred load={loadNewRequestDialog} name={t('menu.requestFor')} onClose={onRequested}>
          {({ NewRequestDialog }) => (
            <NewRequestDialog
              agenda={agenda}
              personRef={personRef}
              isOnBehalf
              draftKey={draftKey}
              onCreated={onRequested}
              onClose={onRequested}
            />
          )}
        </Deferred>
      )}
    </>
  );
}

/* Phones and touch screens have no keyboard, and their bar has room for two buttons. */
const Keys = styled(IconButton)`
  @media (width < 1024px), (pointer: coarse) {
    display: none;
  }
`;
