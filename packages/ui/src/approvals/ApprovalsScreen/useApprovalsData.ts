import type { ApprovalsFilter } from '@selfservice/api/approvals/approvals';
import { approvalsQuery } from '@selfservice/api/approvals/approvals';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { Permission } from '@selfservice/api/session/permissions';
import { useQuery } from '@tanstack/react-query';
import { usePermissions, useTransport } from '../../environment/Environment.tsx';
import { newRequestPermission } from '../../requests/newRequestPermission.ts';

/** The requests to decide about, and what the person decides about. */
export interface ApprovalsData {
  /** In the server's order; undefined while they are not known. */
  requests: readonly WorkflowRequest[] | undefined;
  /** The same, but for those of the filter before, which stand in for those that are on their way. */
  listed: readonly WorkflowRequest[] | undefined;
  /** Why they could not be read; null for no reason. */
  error: Error | null;
  isRefreshing: boolean;
  /** Reads again what is old or could not be read. */
  refresh: () => void;
  /** The person decides about such requests; null while that is not known. Specification 000 section 6. */
  isApprover: boolean | null;
  /** Whether the person may ask for something on behalf of others. */
  requestForPermission: Permission;
  /** Whether it is still loading what the person decides about. */
  isRoleLoading: boolean;
  /** Why it is not known what the person decides about; null for no reason. */
  rolesError: Error | null;
  /** Asks for it again. */
  retryRoles: () => void;
}

/** Reads the requests that a filter asks for, and what the person decides about. */
export function useApprovalsData(filter: ApprovalsFilter): ApprovalsData {
  const { agenda } = filter;
  const transport = useTransport();
  const permissions = usePermissions();
  const list = useQuery(approvalsQuery(transport, filter));
  const dashboard = useQuery(dashboardQuery(transport));
  const roles = dashboard.data?.roles;
  return {
    requests: list.data,
    listed: list.isPlaceholderData ? undefined : list.data,
    error: list.error,
    isRefreshing: list.isFetching,
    refresh() {
      void list.refetch();
      if (dashboard.error) void dashboard.refetch();
    },
    isApprover: (agenda === 'requests' ? roles?.isApprover : roles?.isUnavailabilityApprover) ?? null,
    requestForPermission: roles?.isAbsenceApprover ? newRequestPermission(permissions, agenda) : 'hidden',
    isRoleLoading: dashboard.isPending,
    rolesError: roles ? null : dashboard.error,
    retryRoles: () => void dashboard.refetch(),
  };
}
