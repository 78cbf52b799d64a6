import type { Agenda } from '@selfservice/api/requests/requests';
import type { Permission } from '@selfservice/api/session/permissions';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '../../environment/Environment.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { loadRequestForm } from '../NewRequestDialog/loadRequestForm.ts';
import type { RepeatedRequest } from '../NewRequestDialog/repeatedRequest.ts';
import { NewRequestDialog } from '../NewRequestDialog/NewRequestDialog.tsx';

export interface NewRequestActionProps {
  /** What is asked for. */
  agenda: Agenda;
  /** Whom it is for. */
  personRef: string;
  /** Whether it can be asked for. */
  permission: Exclude<Permission, 'hidden'>;
  /** A request to begin a new one like it; null for none. The dialog is open with it. Default null. */
  repeated?: RepeatedRequest | null;
  /** The dialog has closed. */
  onClosed?: () => void;
}

const draftKeys: Record<Agenda, string> = {
  requests: 'newRequest.myRequests',
  unavailabilities: 'newRequest.myUnavailability',
};

/** Opens the dialog of a new request; by itself where one was being written when the page or the session ended. */
export function NewRequestAction(props: NewRequestActionProps) {
  const { agenda, personRef, permission, repeated = null, onClosed } = props;
  const { t } = useTranslation('requests');
  const drafts = useDrafts();
  const draftKey = draftKeys[agenda];
  const isAllowed = permission === 'allowed';
  const [isOpen, setIsOpen] = useState(() => isAllowed && drafts.read(draftKey) !== null);
  const close = () => {
    setIsOpen(false);
    onClosed?.();
  };
  return (
    <>
      <Button
        kind="primary"
        icon={Plus}
        disabledReason={isAllowed ? undefined : t(`list.newDisabled.${agenda}`)}
        {...(isAllowed && prefetchOnIntent(loadRequestForm))}
        onPress={() => setIsOpen(true)}
      >
        {t(`list.new.${agenda}`)}
      </Button>
      {(isOpen || repeated) && (
        <NewRequestDialog
          agenda={agenda}
          personRef={personRef}
          draftKey={draftKey}
          repeated={repeated}
          onCreated={close}
          onClose={close}
        />
      )}
    </>
  );
}
