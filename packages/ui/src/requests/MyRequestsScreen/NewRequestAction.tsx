import type { Agenda } from '@selfservice/api/requests/requests';
import type { Permission } from '@selfservice/api/session/permissions';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '../../environment/Environment.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { loadRequestForm } from '../NewRequestDialog/loadRequestForm.ts';
import { NewRequestDialog } from '../NewRequestDialog/NewRequestDialog.tsx';

export interface NewRequestActionProps {
  /** What is asked for. */
  agenda: Agenda;
  /** Whom it is for. */
  personRef: string;
  /** Whether it can be asked for. */
  permission: Exclude<Permission, 'hidden'>;
}

const draftKeys: Record<Agenda, string> = {
  requests: 'newRequest.myRequests',
  unavailabilities: 'newRequest.myUnavailability',
};

/** Opens the dialog of a new request; by itself where one was being written when the page or the session ended. */
export function NewRequestAction({ agenda, personRef, permission }: NewRequestActionProps) {
  const { t } = useTranslation('requests');
  const drafts = useDrafts();
  const draftKey = draftKeys[agenda];
  const isAllowed = permission === 'allowed';
  const [isOpen, setIsOpen] = useState(() => isAllowed && drafts.read(draftKey) !== null);
  const close = () => setIsOpen(false);
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
      {isOpen && (
        <NewRequestDialog
          agenda={agenda}
          personRef={personRef}
          draftKey={draftKey}
          onCreated={close}
          onClose={close}
        />
      )}
    </>
  );
}
