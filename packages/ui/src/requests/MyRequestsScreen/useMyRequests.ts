import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import { myRequestsQuery } from '@selfservice/api/requests/requests';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListQuery } from '../../patterns/ListDetailScreen/ListDetailBody.tsx';
import { findUnlistedRequest } from './findUnlistedRequest.ts';

/** Options of `useMyRequests`. */
export interface MyRequestsOptions {
  agenda: Agenda;
  /** Whether only pending requests are listed. */
  isPendingOnly: boolean;
  /** The id of the request whose detail is open; null for none. */
  openId: number | null;
}

/** The user's own requests, and the open one of them. */
export interface MyRequests {
  list: ListQuery<WorkflowRequest>;
  /** The open request, also one that the filter hides. Null where it does not exist; undefined while it loads, or for none. */
  open: WorkflowRequest | null | undefined;
  /** Fetches the requests that the filter hides. */
  readUnlisted: () => Promise<void>;
}

/** Fetches the listed requests, and all requests where the open one is not in the list. */
export function useMyRequests({ agenda, isPendingOnly, openId }: MyRequestsOptions): MyRequests {
  const client = useQueryClient();
  const everything = { ...myRequestsQuery({ agenda, isPendingOnly: false }), staleTime: 0 };
  const list = useQuery(myRequestsQuery({ agenda, isPendingOnly }));
  const listed = list.data?.find(({ id }) => id === openId);
  const isElsewhere = openId !== null && list.isSuccess && !list.isPlaceholderData && !listed;
  const all = useQuery({ ...everything, enabled: isPendingOnly && isElsewhere });
  return {
    list: {
      data: list.data,
      error: list.error ?? all.error,
      isFetching: list.isFetching || all.isFetching,
      refetch: () => client.refetchQueries({ queryKey: ['requests', 'mine', agenda], type: 'active' }),
    },
    open: listed ?? (isElsewhere ? findUnlistedRequest(openId, all) : undefined),
    readUnlisted: async () => {
      if (isPendingOnly) await client.prefetchQuery(everything);
    },
  };
}
