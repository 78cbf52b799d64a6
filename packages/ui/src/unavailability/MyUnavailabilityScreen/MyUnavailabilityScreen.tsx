import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import { MyRequestsScreen } from '../../requests/MyRequestsScreen/MyRequestsScreen.tsx';
import { UnavailabilityListSkeleton } from '../UnavailabilityList/UnavailabilityListSkeleton.tsx';
import { UnavailabilityScreen } from '../UnavailabilityScreen/UnavailabilityScreen.tsx';

export interface MyUnavailabilityScreenProps {
  /** The reference of the selected person. */
  personRef: string;
  /** Whether only pending requests are listed. */
  isPendingOnly: boolean;
  /** Called when the user changes the filter. */
  onPendingOnlyChange: (isPendingOnly: boolean) => void;
  /** The id of the request whose detail is open; null for none. */
  openId: number | null;
  /** Called with the id when the user opens a request, and with null when the user returns to the list. */
  onOpen: (id: number | null) => void;
  /** The address of the dashboard. */
  backHref: string;
}

/**
 * The unavailabilities of the user: requests where someone has to approve them, otherwise a plain list. A flag of the dashboard
 * decides, so the screen loads the dashboard first.
 *
 * @requirement unavailability-1, unavailability-2
 */
export function MyUnavailabilityScreen(props: MyUnavailabilityScreenProps) {
  const { personRef, isPendingOnly, onPendingOnlyChange, openId, onOpen, backHref } = props;
  const { t } = useTranslation('unavailability');
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery());
  if (data?.roles.isUnavailabilityApprovable)
    return (
      <MyRequestsScreen
        agenda="unavailabilities"
        personRef={personRef}
        isPendingOnly={isPendingOnly}
        onPendingOnlyChange={onPendingOnlyChange}
        openId={openId}
        onOpen={onOpen}
        backHref={backHref}
      />
    );
  if (data) return <UnavailabilityScreen personRef={personRef} backHref={backHref} />;
  return (
    <ScreenFrame title={t('title')} backHref={backHref}>
      {error ? (
        <ErrorPanel
          error={error}
          title={t('failed')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <UnavailabilityListSkeleton />
      )}
    </ScreenFrame>
  );
}
