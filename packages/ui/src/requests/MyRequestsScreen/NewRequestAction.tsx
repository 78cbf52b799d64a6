import type { RepeatedRequest } from '@selfservice/api/requests/repeated-request';
import type { Agenda } from '@selfservice/api/requests/requests';
import type { Permission } from '@selfservice/api/session/permissions';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '../../environment/Environment.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';

export interface NewRequestActionProps {
  /** The kind of request. */
  agenda: Agenda;
  /** The reference of the person whom the request is for. */
  personRef: string;
  /** Whether the user may create a request. */
  permission: Exclude<Permission, 'hidden'>;
  /** The values of an old request to begin with; the dialog is open while it is not null. Default null. */
  repeated?: RepeatedRequest | null;
  /** Whether the dialog is open from the beginning. Default false. */
  isOpenAtFirst?: boolean;
  /** Called when the dialog closes. */
  onClosed?: () => void;
}

/** Loads the code of the dialog. Use with `prefetchOnIntent` on buttons that open it. */
export const loadNewRequestDialog = () => import('../NewRequestDialog/NewRequestDialog.tsx');

const draftKeys: Record<Agenda, string> = {
  requests: 'newRequest.myRequests',
  unavailabilities: 'newRequest.myUnavailability',
};

/** The button that opens the dialog for a new request. Where a draft exists, the dialog is open from the beginning. */
export function NewRequestAction(props: NewRequestActionProps) {
  const { agenda, personRef, permission, repeated = null, isOpenAtFirst = false, onClosed } = props;
  const { t } = useTranslation('requests');
  const drafts = useDrafts();
  const draftKey = draftKeys[agenda];
  const isAllowed = permission === 'allowed';
  const [isOpen, setIsOpen] = useState(() => isAllowed && (isOpenAtFirst || drafts.read(draftKey) !== null));
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
        {...(isAllowed && prefetchOnIntent(loadNewRequestDialog))}
        onPress={() => setIsOpen(true)}
      >
        {t(`list.new.${agenda}`)}
      </Button>
      {(isOpen || repeated) && (
        <Deferred load={loadNewRequestDialog} name={t(`new.title.${agenda}`)} onClose={close}>
          {({ NewRequestDialog }) => (
            <NewRequestDialog
              agenda={agenda}
              personRef={personRef}
              draftKey={draftKey}
              repeated={repeated}
              onCreated={close}
              onClose={close}
            />
          )}
        </Deferred>
      )}
    </>
  );
}
