import type { Permission } from '@selfservice/api/session/permissions';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '../../environment/Environment.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';

export interface NewUnavailabilityActionProps {
  /** Reference of the person whom the unavailability is for. */
  personRef: string;
  /** Whether the user may create an unavailability. */
  permission: Exclude<Permission, 'hidden'>;
  /** Whether someone has to approve it, so that it is requested elsewhere; null while that is not known. */
  isApprovable: boolean | null;
}

const draftKey = 'newUnavailability';
const loadDialog = () => import('../NewUnavailabilityDialog/NewUnavailabilityDialog.tsx');

/** The button that opens the dialog for a new unavailability. The dialog is open at first where a draft is kept. */
export function NewUnavailabilityAction({
  personRef,
  permission,
  isApprovable,
}: NewUnavailabilityActionProps) {
  const { t } = useTranslation('unavailability');
  const drafts = useDrafts();
  const refusal = refusalOf(permission, isApprovable);
  const [wanted, setWanted] = useState(() => drafts.read(draftKey) !== null);
  const close = () => setWanted(false);
  return (
    <>
      <Button
        kind="primary"
        icon={Plus}
        disabledReason={refusal && t(`action.${refusal}`)}
        {...(!refusal && prefetchOnIntent(loadDialog))}
        onPress={() => setWanted(true)}
      >
        {t('action.label')}
      </Button>
      {wanted && !refusal && (
        <Deferred load={loadDialog} name={t('new.title')} onClose={close}>
          {({ NewUnavailabilityDialog }) => (
            <NewUnavailabilityDialog
              personRef={personRef}
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

function refusalOf(permission: Permission, isApprovable: boolean | null) {
  if (permission !== 'allowed') return 'disabled';
  if (isApprovable === null) return 'unknown';
  return isApprovable ? 'approvable' : undefined;
}
