import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import { myRequestsQuery } from '@selfservice/api/requests/requests';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListQuery } from '../../patterns/ListDetailScreen/ListDetailBody.tsx';
import { findUnlistedRequest } from './findUnlistedRequest.ts';

/** What `useMyRequests` works with. */
export interface MyRequestsOptions {
  agenda: Agenda;
  /** Those that have been decided are left out of the list. */
  isPendingOnly: boolean;
  /** Number of the request whose detail is shown; null for none. */
  openId: number | null;
}

/** The person's own requests, and the open one of them. */
export interface MyRequests {
  list: ListQuery<WorkflowRequest>;
  /** Also one that the list leaves out. Null: there is no such request; undefined: none, or not known yet. */
  open: WorkflowRequest | null | undefined;
  /** Reads what the list leaves out. */
  readUnlisted: () => Promise<void>;
}

/** Reads the requests that are listed and, where the open one is not among them, all of them. */
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
