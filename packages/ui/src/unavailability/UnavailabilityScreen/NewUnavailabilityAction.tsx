import type { Permission } from '@selfservice/api/session/permissions';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '../../environment/Environment.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { loadUnavailabilityForm } from '../NewUnavailabilityDialog/loadUnavailabilityForm.ts';
import { NewUnavailabilityDialog } from '../NewUnavailabilityDialog/NewUnavailabilityDialog.tsx';

export interface NewUnavailabilityActionProps {
  /** Whom it is for. */
  personRef: string;
  /** Whether it can be entered. */
  permission: Exclude<Permission, 'hidden'>;
  /** It has to be approved, so that it is asked for elsewhere; null while that is not known. */
  isApprovable: boolean | null;
}

const draftKey = 'newUnavailability';

/** Opens the dialog of a new unavailability; by itself where one was being written when the page or the session ended. */
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
        {...(!refusal && prefetchOnIntent(loadUnavailabilityForm))}
        onPress={() => setWanted(true)}
      >
        {t('action.label')}
      </Button>
      {wanted && !refusal && (
        <NewUnavailabilityDialog
          personRef={personRef}
          draftKey={draftKey}
          onCreated={close}
          onClose={close}
        />
      )}
    </>
  );
}

function refusalOf(permission: Permission, isApprovable: boolean | null) {
  if (permission !== 'allowed') return 'disabled';
  if (isApprovable === null) return 'unknown';
  return isApprovable ? 'approvable' : undefined;
}
