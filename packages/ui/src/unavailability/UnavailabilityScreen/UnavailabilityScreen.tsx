import { dateOf } from '@selfservice/api/core/local-date';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import { permissionFor } from '@selfservice/api/session/permissions';
import type { Unavailability } from '@selfservice/api/unavailability/unavailability';
import { unavailabilitiesQuery } from '@selfservice/api/unavailability/unavailability';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useClock, usePermissions } from '../../environment/Environment.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { ListDetailScreen } from '../../patterns/ListDetailScreen/ListDetailScreen.tsx';
import { returnFocus } from '../../primitives/focusReturn.ts';
import { DeleteUnavailabilityDialog } from '../DeleteUnavailabilityDialog/DeleteUnavailabilityDialog.tsx';
import { UnavailabilityList } from '../UnavailabilityList/UnavailabilityList.tsx';
import { UnavailabilityListSkeleton } from '../UnavailabilityList/UnavailabilityListSkeleton.tsx';
import { NewUnavailabilityAction } from './NewUnavailabilityAction.tsx';
import { NoUnavailability } from './NoUnavailability.tsx';

export interface UnavailabilityScreenProps {
  /** Reference of whom the session speaks for. */
  personRef: string;
  /** Home. */
  backHref: string;
}

/** Unavailabilities that nobody has to approve; they are made and deleted, never edited. Specification 000 section 2. */
export function UnavailabilityScreen({ personRef, backHref }: UnavailabilityScreenProps) {
  const { t } = useTranslation('unavailability');
  const permission = permissionFor(usePermissions(), 'unavailabilityEdit');
  const today = dateOf(useClock().localNow());
  const dashboard = useQuery(dashboardQuery());
  const unavailabilities = useQuery(unavailabilitiesQuery(personRef));
  const [doomed, setDoomed] = useState<Unavailability | null>(null);
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
            onDelete={setDoomed}
          />
        )}
      </ListDetailScreen>
      {doomed && (
        <DeleteUnavailabilityDialog
          personRef={personRef}
          unavailability={doomed}
          onDeleted={() => {
            // Closed at once: on a slow device the focus would be looked for before it has come back.
            flushSync(() => setDoomed(null));
            // The button that opened the dialog has gone with its row, and the focus with both.
            returnFocus(() => region.current);
          }}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}
