import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import { permissionFor } from '@selfservice/api/session/permissions';
import type { Unavailability } from '@selfservice/api/unavailability/unavailability';
import { unavailabilitiesQuery } from '@selfservice/api/unavailability/unavailability';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../environment/Environment.tsx';
import { useToday } from '../../environment/useNow.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { ListDetailScreen } from '../../patterns/ListDetailScreen/ListDetailScreen.tsx';
import { returnFocus } from '../../primitives/focusReturn.ts';
import { DeleteUnavailabilityDialog } from '../DeleteUnavailabilityDialog/DeleteUnavailabilityDialog.tsx';
import { UnavailabilityList } from '../UnavailabilityList/UnavailabilityList.tsx';
import { UnavailabilityListSkeleton } from '../UnavailabilityList/UnavailabilityListSkeleton.tsx';
import { NewUnavailabilityAction } from './NewUnavailabilityAction.tsx';
import { NoUnavailability } from './NoUnavailability.tsx';

export interface UnavailabilityScreenProps {
  /** The reference of the selected person. */
  personRef: string;
  /** The address of the dashboard. */
  backHref: string;
}

/**
 * The screen of unavailabilities that need no approval. They can be created and deleted, but not edited.
 *
 * @requirement unavailability-3, unavailability-5, unavailability-6, unavailability-19, unavailability-33
 */
export function UnavailabilityScreen({ personRef, backHref }: UnavailabilityScreenProps) {
  const { t } = useTranslation('unavailability');
  const permission = permissionFor(usePermissions(), 'unavailabilityEdit');
  const today = useToday();
  const dashboard = useQuery(dashboardQuery());
  const unavailabilities = useQuery(unavailabilitiesQuery(personRef));
  const [unavailabilityToDelete, setUnavailabilityToDelete] = useState<Unavailability | null>(null);
  const region = useRef<HTMLElement>(null);
  const isApprovable = dashboard.data?.roles.isUnavailabilityApprovable ?? null;
  const canCreate = permission === 'allowed' && isApprovable === false;

  return (
    <>
      <ListDetailScreen
        title={t('title')}
        backHref={backHref}
        action={
          permission !== 'hidden' && (
            <NewUnavailabilityAction
              personRef={personRef}
              permission={permission}
              isApprovable={isApprovable}
            />
          )
        }
        query={unavailabilities}
        failedTitle={t('failed')}
        refreshFailedTitle={t('refreshFailed')}
        notices={
          dashboard.error &&
          isApprovable === null &&
          permission === 'allowed' && (
            <ErrorPanel
              error={dashboard.error}
              title={t('dashboardFailed')}
              isRetrying={dashboard.isFetching}
              onRetry={() => void dashboard.refetch()}
            />
          )
        }
        skeleton={<UnavailabilityListSkeleton />}
        empty={<NoUnavailability ref={region} canCreate={canCreate} />}
      >
        {(items) => (
          <UnavailabilityList
            ref={region}
            tabIndex={-1}
            unavailabilities={items}
            today={today}
            deletePermission={permission}
            onDelete={setUnavailabilityToDelete}
          />
        )}
      </ListDetailScreen>
      {unavailabilityToDelete && (
        <DeleteUnavailabilityDialog
          personRef={personRef}
          unavailability={unavailabilityToDelete}
          onDeleted={() => {
            // Closes the dialog before the next line: on a slow device the focus would otherwise move too early.
            flushSync(() => setUnavailabilityToDelete(null));
            // The button that had the focus is removed with its row.
            returnFocus(() => region.current);
          }}
          onClose={() => setUnavailabilityToDelete(null)}
        />
      )}
    </>
  );
}
