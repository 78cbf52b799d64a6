import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import type { Agenda } from '@selfservice/api/requests/requests';
import { decideRequestMutation, myRequestsQuery } from '@selfservice/api/requests/requests';
import { permissionFor } from '@selfservice/api/session/permissions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePermissions, useTransport } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ListDetailScreen } from '../../patterns/ListDetailScreen/ListDetailScreen.tsx';
import { requestName } from '../request-words/describeRequest.ts';
import { foundElsewhere } from './foundElsewhere.ts';
import { MyRequestPane } from './MyRequestPane.tsx';
import { MyRequestList } from './MyRequestList.tsx';
import { MyRequestListSkeleton } from './MyRequestListSkeleton.tsx';
import { NewRequestAction } from './NewRequestAction.tsx';
import { newRequestPermission } from '../newRequestPermission.ts';
import { NoRequests } from './NoRequests.tsx';
import { PendingOnlyFilter } from './PendingOnlyFilter.tsx';
import { useCancelling } from './useCancelling.ts';

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
  const transport = useTransport();
  const permissions = usePermissions();
  const client = useQueryClient();
  const everything = myRequestsQuery(transport, { agenda, isPendingOnly: false });
  const dashboard = useQuery(dashboardQuery(transport));
  const list = useQuery(myRequestsQuery(transport, { agenda, isPendingOnly }));
  const listed = list.data?.find(({ id }) => id === openId);
  const isElsewhere = openId !== null && list.isSuccess && !list.isPlaceholderData && !listed;
  const all = useQuery({ ...everything, enabled: isPendingOnly && isElsewhere, staleTime: 0 });
  const open = listed ?? (isElsewhere ? foundElsewhere(openId, all) : undefined);

  const { cancel, isCancelling, errorOf } = useCancelling({
    decision: decideRequestMutation(transport),
    openId,
    // Whoever looks at a request sees what has become of it, before the list leaves it out.
    readUnlisted: async () => {
      if (isPendingOnly) await client.prefetchQuery({ ...everything, staleTime: 0 });
    },
  });
  const roles = dashboard.data?.roles;
  const isApprover = agenda === 'requests' ? roles?.isApprover : roles?.isUnavailabilityApprover;
  const newPermission = newRequestPermission(permissions, agenda);
  return (
    <ListDetailScreen
      title={t(`list.title.${agenda}`)}
      backHref={backHref}
      action={
        newPermission !== 'hidden' && (
          <NewRequestAction agenda={agenda} personRef={personRef} permission={newPermission} />
        )
      }
      query={{
        data: list.data,
        error: list.error ?? all.error,
        isFetching: list.isFetching || all.isFetching,
        refetch: () => client.refetchQueries({ queryKey: ['requests', 'mine', agenda], type: 'active' }),
      }}
      failedTitle={t('list.failed')}
      refreshFailedTitle={t('list.refreshFailed')}
      filter={
        <PendingOnlyFilter {...{ isPendingOnly }} onChange={onPendingOnlyChange} count={list.data?.length} />
      }
      skeleton={<MyRequestListSkeleton isBeside={openId !== null} />}
      empty={
        <NoRequests
          {...{ agenda, isPendingOnly }}
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
            onCancel={() => openId !== null && cancel(openId)}
            onClose={() => onOpen(null)}
          />
        ),
        onClose: () => onOpen(null),
      }}
    >
      {(requests) => (
        <MyRequestList
          {...{ requests, openId, onOpen }}
          progressOf={(id) => (isCancelling(id) ? 'cancelling' : null)}
        />
      )}
    </ListDetailScreen>
  );
}
