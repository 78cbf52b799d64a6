import type { WorkflowRequest } from '@selfservice/api/requests/requests';

/** The query of all requests, while the list shows only pending ones. */
export interface AllRequests {
  data: readonly WorkflowRequest[] | undefined;
  isSuccess: boolean;
  isFetching: boolean;
}

/**
 * Finds a request that the filter hides. Returns null where it does not exist, undefined while that is unknown.
 */
export function findUnlistedRequest(id: number, all: AllRequests): WorkflowRequest | null | undefined {
  const found = all.data?.find((request) => request.id === id);
  // A pending request would be in the list, so this data is out of date.
  if (found?.state === 'pending' && all.isFetching) return undefined;
  return found ?? (all.isSuccess ? null : undefined);
}
