import type { WorkflowRequest } from '@selfservice/api/requests/requests';

/** What is known of all requests while only some of them are listed. */
export interface AllRequests {
  data: readonly WorkflowRequest[] | undefined;
  isSuccess: boolean;
  isFetching: boolean;
}

/**
 * A request that the list does not have, out of all of them. Null: it is not there either; undefined: not known yet.
 *
 * @param id its number
 */
export function findUnlistedRequest(id: number, all: AllRequests): WorkflowRequest | null | undefined {
  const found = all.data?.find((request) => request.id === id);
  // Were it waiting, the list would have it: what is known of it is out of date.
  if (found?.state === 'pending' && all.isFetching) return undefined;
  return found ?? (all.isSuccess ? null : undefined);
}
