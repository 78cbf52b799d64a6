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
  /** The kind of request. */
  agenda: Agenda;
  /** The reference of the selected person. */
  personRef: string;
  /** Whether only pending requests are listed. The caller remembers it. */
  isPendingOnly: boolean;
  /** Called when the user changes the filter. */
  onPendingOnlyChange: (isPendingOnly: boolean) => void;
  /** The id of the request whose detail is open; null for none. */
  openId: number | null;
  /** Called with the id when the user opens a request, and with null when the user returns to the list. */
  onOpen: (id: number | null) => void;
  /** Whether the dialog for a new request is open from the beginning, for a link to it. Default false. */
  isNewAtFirst?: boolean;
  /** Called when the dialog for a new request closes. */
  onNewClosed?: () => void;
  /** The address of the dashboard. */
  backHref: string;
}

/**
 * The screen of the user's own requests, or of own unavailabilities that someone has to approve.
 *
 * @requirement requests-1, requests-2, requests-6, requests-7, requests-40, requests-42, requests-43
 */
export function MyRequestsScreen(props: MyRequestsScreenProps) {
  const { agenda, personRef, isPendingOnly, onPendingOnlyChange, openId, onOpen, backHref } = props;
  const { isNewAtFirst = false, onNewClosed } = props;
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const permissions = usePermissions();
  const dashboard = useQuery(dashboardQuery());
  const { list, open, readUnlisted } = useMyRequests({ agenda, isPendingOnly, openId });
  const { cancel, isCancelling, errorOf } = useCancelling({
    cancellation: cancelRequestMutation(),
    agenda,
    openId,
    // An open request shows its new state before the list leaves it out.
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
            isOpenAtFirst={isNewAtFirst}
            onClosed={() => {
              close();
              onNewClosed?.();
            }}
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
