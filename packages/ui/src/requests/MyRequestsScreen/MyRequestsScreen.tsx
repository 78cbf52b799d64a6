import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import type { Agenda, RequestDecision } from '@selfservice/api/requests/requests';
import { decideRequestMutation, myRequestsQuery } from '@selfservice/api/requests/requests';
import { permissionFor } from '@selfservice/api/session/permissions';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNotify, usePermissions, useTransport } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import { requestName } from '../request-words/describeRequest.ts';
import { foundElsewhere } from './foundElsewhere.ts';
import { MyRequestPane } from './MyRequestPane.tsx';
import { MyRequestsBody } from './MyRequestsBody.tsx';
import { NewRequestAction } from './NewRequestAction.tsx';
import { newRequestPermission } from '../newRequestPermission.ts';

/** Props of `MyRequestsScreen`. */
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
  const notify = useNotify();
  const client = useQueryClient();
  const everything = myRequestsQuery(transport, { agenda, isPendingOnly: false });
  const decision = decideRequestMutation(transport);
  const dashboard = useQuery(dashboardQuery(transport));
  const list = useQuery(myRequestsQuery(transport, { agenda, isPendingOnly }));
  /** Whoever looks at a request sees what has become of it, before the list leaves it out. */
  const readUnlisted = async () => {
    if (isPendingOnly) await client.prefetchQuery({ ...everything, staleTime: 0 });
  };
  const listed = list.data?.find(({ id }) => id === openId);
  const isElsewhere = openId !== null && list.isSuccess && !list.isPlaceholderData && !listed;
  const all = useQuery({ ...everything, enabled: isPendingOnly && isElsewhere, staleTime: 0 });
  const open = listed ?? (isElsewhere ? foundElsewhere(openId, all) : undefined);

  const cancel = useMutation<void, Error, RequestDecision>({
    ...decision,
    onSuccess() {
      notify.success(t('list.cancelled'));
      return readUnlisted();
    },
    onError(error, { id }) {
      if (id !== openId) notify.error(error);
      return readUnlisted();
    },
  });
  const cancelling = useMutationState({
    filters: { mutationKey: decision.mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as RequestDecision).id,
  });
  const roles = dashboard.data?.roles;
  const isApprover = agenda === 'requests' ? roles?.isApprover : roles?.isUnavailabilityApprover;
  const newPermission = newRequestPermission(permissions, agenda);
  return (
    <ScreenFrame
      title={t(`list.title.${agenda}`)}
      backHref={backHref}
      isDetailShown={openId !== null}
      action={
        newPermission !== 'hidden' && (
          <NewRequestAction agenda={agenda} personRef={personRef} permission={newPermission} />
        )
      }
    >
      <MyRequestsBody
        agenda={agenda}
        requests={list.data}
        error={list.error ?? all.error}
        isFetching={list.isFetching || all.isFetching}
        onRetry={() => void client.refetchQueries({ queryKey: ['requests', 'mine', agenda], type: 'active' })}
        isPendingOnly={isPendingOnly}
        onPendingOnlyChange={onPendingOnlyChange}
        canCreate={newPermission === 'allowed'}
        progressOf={(id) => (cancelling.includes(id) ? 'cancelling' : null)}
        openId={openId}
        openName={open ? requestName(open.text, language) : undefined}
        onOpen={onOpen}
        detail={
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
            isCancelling={openId !== null && cancelling.includes(openId)}
            error={cancel.variables?.id === openId ? cancel.error : null}
            onCancel={() => openId !== null && cancel.mutate({ id: openId, state: 'cancelled', note: '' })}
            onClose={() => onOpen(null)}
          />
        }
      />
    </ScreenFrame>
  );
}
