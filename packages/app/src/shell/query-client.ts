import { HttpError, NetworkError } from '@selfservice/api/core/errors';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** How often a read is repeated after it failed in a way that may pass. */
const repeats = 2;
/** How long an answer counts as fresh: going to and fro between screens asks nothing twice. */
const freshMs = 30_000;

/** Keeps the answers of one person. `onError` hears every call that failed for good. */
export function createQueryClient(onError: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < repeats && mayPass(error),
        staleTime: freshMs,
        // Without a network a call fails at once and says so, instead of waiting in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** A server in trouble and a lost network may pass; a refusal, a broken answer or a time limit does not. */
function mayPass(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof HttpError && error.status >= 500);
}
