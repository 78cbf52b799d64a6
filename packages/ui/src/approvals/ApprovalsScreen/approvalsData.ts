import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { Permission } from '@selfservice/api/session/permissions';

/** The requests to decide about, and what the person decides about. */
export interface ApprovalsData {
  /** In the server's order; undefined while they are not known. */
  requests: readonly WorkflowRequest[] | undefined;
  /** Why they could not be read; null for no reason. */
  error: Error | null;
  isRefreshing: boolean;
  /** Reads again what is old or could not be read. */
  refresh: () => void;
  /** The person decides about such requests; null while that is not known. Specification 000 section 6. */
  isApprover: boolean | null;
  /** Whether the person may ask for something on behalf of others. */
  requestForPermission: Permission;
  /** Why it is not known what the person decides about; null for no reason. */
  rolesError: Error | null;
  /** Asks for it again. */
  retryRoles: () => void;
}
