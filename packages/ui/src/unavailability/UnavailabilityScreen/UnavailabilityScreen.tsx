import { dateOf } from '@selfservice/api/core/local-date';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import { permissionFor } from '@selfservice/api/session/permissions';
import type { Unavailability } from '@selfservice/api/unavailability/unavailability';
import { unavailabilitiesQuery } from '@selfservice/api/unavailability/unavailability';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useClock, usePermissions, useTransport } from '../../environment/Environment.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import { DeleteUnavailabilityDialog } from '../DeleteUnavailabilityDialog/DeleteUnavailabilityDialog.tsx';
import { UnavailabilityList } from '../UnavailabilityList/UnavailabilityList.tsx';
import { UnavailabilityListSkeleton } from '../UnavailabilityList/UnavailabilityListSkeleton.tsx';
import { NewUnavailabilityAction } from './NewUnavailabilityAction.tsx';
import { NoUnavailability } from './NoUnavailability.tsx';

/** Props of `UnavailabilityScreen`. */
export interface UnavailabilityScreenProps {
  /** Reference of whom the session speaks for. */
  personRef: string;
  /** Home. */
  backHref: string;
}

/** Unavailabilities that nobody has to approve; they are made and deleted, never edited. Specification 000 section 2. */
export function UnavailabilityScreen({ personRef, backHref }: UnavailabilityScreenProps) {
  const { t } = useTranslation('unavailability');
  const transport = useTransport();
  const permission = permissionFor(usePermissions(), 'unavailabilityEdit');
  const today = dateOf(useClock().localNow());
  const dashboard = useQuery(dashboardQuery(transport));
  const { data, error, isFetching, refetch } = useQuery(unavailabilitiesQuery(transport, personRef));
  const [doomed, setDoomed] = useState<Unavailability | null>(null);
  const region = useRef<HTMLElement>(null);
  const hasDeleted = useRef(false);
  useEffect(() => {
    // The button that opened the dialog has gone with its row, and the focus with both.
    if (doomed === null && hasDeleted.current) region.current?.focus();
    hasDeleted.current = false;
  }, [doomed]);
  const isApprovable = dashboard.data?.roles.isUnavailabilityApprovable ?? null;
  const canCreate = permission === 'allowed' && isApprovable === false;

  return (
    <ScreenFrame
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
    >
      <Body>
        {dashboard.error && isApprovable === null && permission === 'allowed' && (
          <ErrorPanel
            error={dashboard.error}
            title={t('dashboardFailed')}
            isRetrying={dashboard.isFetching}
            onRetry={() => void dashboard.refetch()}
          />
        )}
        {error && (
          <ErrorPanel
            error={error}
            title={data ? t('refreshFailed') : t('failed')}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <UnavailabilityListSkeleton />}
        {data?.length === 0 && <NoUnavailability ref={region} canCreate={canCreate} />}
        {data && data.length > 0 && (
          <UnavailabilityList
            ref={region}
            tabIndex={-1}
            unavailabilities={data}
            today={today}
            deletePermission={permission}
            onDelete={setDoomed}
          />
        )}
      </Body>
      {doomed && (
        <DeleteUnavailabilityDialog
          unavailability={doomed}
          onDeleted={() => {
            hasDeleted.current = true;
            setDoomed(null);
          }}
          onClose={() => setDoomed(null)}
        />
      )}
    </ScreenFrame>
  );
}

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
`;
