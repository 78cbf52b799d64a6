import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import type { MyRequestsScreenProps } from '../../requests/MyRequestsScreen/MyRequestsScreen.tsx';
import { MyRequestsScreen } from '../../requests/MyRequestsScreen/MyRequestsScreen.tsx';
import { UnavailabilityListSkeleton } from '../UnavailabilityList/UnavailabilityListSkeleton.tsx';
import { UnavailabilityScreen } from '../UnavailabilityScreen/UnavailabilityScreen.tsx';

/** Most are those of the requests, which stand here where somebody approves them. */
export type MyUnavailabilityScreenProps = Omit<MyRequestsScreenProps, 'agenda'>;

/**
 * The person's own unavailabilities: requests where somebody has to approve them, a plain list where nobody has to.
 * Which of both is known from home, so that it waits for that. Specification 000 section 2.
 */
export function MyUnavailabilityScreen(props: MyUnavailabilityScreenProps) {
  const { personRef, backHref } = props;
  const { t } = useTranslation('unavailability');
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery());
  if (data?.roles.isUnavailabilityApprovable)
    return <MyRequestsScreen agenda="unavailabilities" {...props} />;
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
