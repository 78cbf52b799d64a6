import type { Permission } from '@selfservice/api/session/permissions';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '../../environment/Environment.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';

export interface NewUnavailabilityActionProps {
  /** The reference of the person whom the unavailability is for. */
  personRef: string;
  /** Whether the user may create an unavailability. */
  permission: Exclude<Permission, 'hidden'>;
  /** Whether the unavailability has to be approved, so that it cannot be created here; null while that is unknown. */
  isApprovable: boolean | null;
}

const draftKey = 'newUnavailability';
const loadDialog = () => import('../NewUnavailabilityDialog/NewUnavailabilityDialog.tsx');

/**
 * The button that opens the dialog for a new unavailability. Where a draft exists, the dialog is open from the beginning.
 *
 * @requirement unavailability-4, unavailability-19, unavailability-20, unavailability-21
 */
export function NewUnavailabilityAction({
  personRef,
  permission,
  isApprovable,
}: NewUnavailabilityActionProps) {
  const { t } = useTranslation('unavailability');
  const drafts = useDrafts();
  const refusal = refusalOf(permission, isApprovable);
  const [isOpen, setIsOpen] = useState(() => drafts.read(draftKey) !== null);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        kind="primary"
        icon={Plus}
        disabledReason={refusal && t(`action.${refusal}`)}
        {...(!refusal && prefetchOnIntent(loadDialog))}
        onPress={() => setIsOpen(true)}
      >
        {t('action.label')}
      </Button>
      {isOpen && !refusal && (
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
