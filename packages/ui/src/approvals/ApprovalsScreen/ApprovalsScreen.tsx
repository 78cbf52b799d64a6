import { approvalsQuery } from '@selfservice/api/approvals/approvals';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermissions, useTransport } from '../../environment/Environment.tsx';
import { newRequestPermission } from '../../requests/newRequestPermission.ts';
import type { ApprovalsData } from './approvalsData.ts';
import { ApprovalsHead } from './ApprovalsHead.tsx';
import { ApprovalsListDetail } from './ApprovalsListDetail.tsx';
import { ApprovalsMessages } from './ApprovalsMessages.tsx';
import type { ApprovalsDialog } from './DecisionDialogs.tsx';
import { NoApprovals } from './NoApprovals.tsx';
import { useApprovalsFilter } from './useApprovalsFilter.ts';
import { useSelectedRequest } from './useSelectedRequest.ts';
import { useSelection } from './useSelection.ts';

export interface ApprovalsScreenProps {
  /** What is decided about. */
  agenda: Agenda;
  /** Reference of the person who decides. */
  personRef: string;
  /** Only what is pending is shown. */
  isPendingOnly: boolean;
  /** It was switched, and is to be remembered. */
  onPendingOnlyChange: (isPendingOnly: boolean) => void;
  /** The id in the address; null for none. */
  openId: number | null;
  /** It was opened, or cannot be: the address is to be the list's again. */
  onOpened: () => void;
  /** Home. */
  backHref: string;
}

/** Requests and unavailabilities of other people to decide about. Specification 000 sections 2 and 4. */
export function ApprovalsScreen(props: ApprovalsScreenProps) {
  const { agenda, personRef, isPendingOnly, onPendingOnlyChange, openId, onOpened, backHref } = props;
  const filter = useApprovalsFilter(agenda, isPendingOnly);
  const transport = useTransport();
  const permissions = usePermissions();
  const list = useQuery(approvalsQuery(transport, filter.query));
  const dashboard = useQuery(dashboardQuery(transport));
  const roles = dashboard.data?.roles;
  const data: ApprovalsData = {
    requests: list.data,
    error: list.error,
    isRefreshing: list.isFetching,
    refresh() {
      void list.refetch();
      if (dashboard.error) void dashboard.refetch();
    },
    isApprover: (agenda === 'requests' ? roles?.isApprover : roles?.isUnavailabilityApprover) ?? null,
    requestForPermission: roles?.isAbsenceApprover ? newRequestPermission(permissions, agenda) : 'hidden',
    rolesError: roles ? null : dashboard.error,
    retryRoles: () => void dashboard.refetch(),
  };
  const requests = list.isPlaceholderData ? undefined : list.data;
  const { selected, select, isMissing, forgetMissing } = useSelectedRequest({ openId, onOpened, requests });
  const selection = useSelection();
  const [dialog, setDialog] = useState<ApprovalsDialog | null>(null);
  const startAnew = () => {
    selection.end();
    select(null);
  };
  return (
    <ApprovalsListDetail
      agenda={agenda}
      data={data}
      selected={selected}
      onSelect={select}
      selection={selection}
      dialog={dialog}
      onDialogChange={setDialog}
      head={
        <ApprovalsHead
          agenda={agenda}
          personRef={personRef}
          backHref={backHref}
          isDetailShown={selected !== null}
          filter={filter}
          onPendingOnlyChange={onPendingOnlyChange}
          onFilterChange={startAnew}
          data={data}
          onMassApprove={selection.begin}
          onShowKeys={() => setDialog('keys')}
        />
      }
      messages={<ApprovalsMessages data={data} isMissing={isMissing} onMissingClose={forgetMissing} />}
      renderEmpty={() => (
        <NoApprovals
          filter={filter.query}
          onReset={() => {
            filter.reset();
            startAnew();
          }}
        />
      )}
    />
  );
}
