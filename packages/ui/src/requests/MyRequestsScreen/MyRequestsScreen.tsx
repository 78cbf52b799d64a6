import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import type { Agenda } from '@selfservice/api/requests/requests';
import { cancelRequestMutation } from '@selfservice/api/requests/cancel-request';
import { newRequestPermission } from '@selfservice/api/requests/new-request-permission';
import { permissionFor } from '@selfservice/api/session/permissions';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ListDetailScreen } from '../../patterns/ListDetailScreen/ListDetailScreen.tsx';
import { requestName } from '../request-words/describeRequest.ts';
import { MyRequestPane } from './MyRequestPane.tsx';
import { MyRequestList } from './MyRequestList.tsx';
import { MyRequestListSkeleton } from './MyRequestListSkeleton.tsx';
import { NewRequestAction } from './NewRequestAction.tsx';
import { NoRequests } from './NoRequests.tsx';
import { PendingOnlyFilter } from './PendingOnlyFilter.tsx';
import { useCancelling } from './useCancelling.ts';
import { useMyRequests } from './useMyRequests.ts';
import { useRepeating } from './useRepeating.ts';

export interface MyRequestsScreenProps {
  /** What the requests are for. */
  agenda: Agenda;
  /** Reference of whom the session speaks for. */
  personRef: string;
  /** Those that have been decided are left out; remembered by whoever shows the screen. */
  isPendingOnly: boolean;
  /** The filter was changed. */
  onPendingOnlyChange: (isPendingOnly: boolean) => void;
  /** Number of the request whose detail is shown; null for none. */
  openId: number | null;
  /** A request was opened; null: back to the list. */
  onOpen: (id: number | null) => void;
  /** Home. */
  backHref: string;
}

/** The person's own requests, with a new one and with the way to cancel one. Specification 000 sections 2, 4 and 6. */
export function MyRequestsScreen(props: MyRequestsScreenProps) {
  const { agenda, personRef, isPendingOnly, onPendingOnlyChange, openId, onOpen, backHref } = props;
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const permissions = usePermissions();
  const dashboard = useQuery(dashboardQuery());
  const { list, open, readUnlisted } = useMyRequests({ agenda, isPendingOnly, openId });
  const { cancel, isCancelling, errorOf } = useCancelling({
    cancellation: cancelRequestMutation(),
    agenda,
    openId,
    // Whoever looks at a request sees what has become of it, before the list leaves it out.
    readUnlisted,
  });
  const roles = dashboard.data?.roles;
  const isApprover = agenda === 'requests' ? roles?.isApprover : roles?.isUnavailabilityApprover;
  const newPermission = newRequestPermission(permissions, agenda);
  const { repeated, repeat, close } = useRepeating(agenda, open, newPermission === 'allowed');
  return (
    <ListDetailScreen
      title={t(`list.title.${agenda}`)}
      backHref={backHref}
      action={
        newPermission !== 'hidden' && (
          <NewRequestAction
            agenda={agenda}
            personRef={personRef}
            permission={newPermission}
            repeated={repeated}
            onClosed={close}
          />
        )
      }
      query={list}
      failedTitle={t('list.failed')}
      refreshFailedTitle={t('list.refreshFailed')}
      filter={
        <PendingOnlyFilter
          isPendingOnly={isPendingOnly}
          onChange={onPendingOnlyChange}
          count={list.data?.length}
        />
      }
      skeleton={<MyRequestListSkeleton isBeside={openId !== null} />}
      empty={
        <NoRequests
          agenda={agenda}
          isPendingOnly={isPendingOnly}
          canCreate={newPermission === 'allowed'}
          onShowAll={() => onPendingOnlyChange(false)}
        />
      }
      detail={{
        selectedId: openId === null ? null : String(openId),
        label: open ? requestName(open.text, language) : t('list.detail'),
        content: (
          <MyRequestPane
            key={openId}
            request={open}
            actor={{
              role: 'requester',
              cancelPermission: permissionFor(permissions, 'absence'),
              isApprover: isApprover ?? null,
            }}
            rolesError={roles ? null : dashboard.error}
            onRetryRoles={() => void dashboard.refetch()}
            isCancelling={openId !== null && isCancelling(openId)}
            error={errorOf(openId)}
            onRepeat={repeat}
            onCancel={() => openId !== null && cancel(openId)}
            onClose={() => onOpen(null)}
          />
        ),
        onClose: () => onOpen(null),
      }}
    >
      {(requests) => (
        <MyRequestList
          requests={requests}
          openId={openId}
          onOpen={onOpen}
          progressOf={(id) => (isCancelling(id) ? 'cancelling' : null)}
        />
      )}
    </ListDetailScreen>
  );
}
