import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import { MyRequestsScreen } from '../../requests/MyRequestsScreen/MyRequestsScreen.tsx';
import { UnavailabilityListSkeleton } from '../UnavailabilityList/UnavailabilityListSkeleton.tsx';
import { UnavailabilityScreen } from '../UnavailabilityScreen/UnavailabilityScreen.tsx';

export interface MyUnavailabilityScreenProps {
  /** Reference of the person whom the session speaks for. */
  personRef: string;
  /** Whether only pending requests are listed. */
  isPendingOnly: boolean;
  /** Called when the user changes the filter. */
  onPendingOnlyChange: (isPendingOnly: boolean) => void;
  /** Id of the request whose detail is open; null for none. */
  openId: number | null;
  /** Called when the user opens a request, or returns to the list with null. */
  onOpen: (id: number | null) => void;
  /** The address of the dashboard. */
  backHref: string;
}

/**
 * The unavailabilities of the user: requests where someone has to approve them, otherwise a plain list. The dashboard says
 * which, so the screen loads it first. Specification 000 section 2.
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
