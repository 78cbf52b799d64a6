import type { Clock } from '@selfservice/api/core/clock';
import { HttpError, NetworkError } from '@selfservice/api/core/errors';
import type { Query } from '@tanstack/react-query';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** How often a read is repeated after it failed in a way that may pass. */
const repeats = 2;
/** How long an answer, or a failure, counts as fresh: going to and fro between screens asks nothing twice. */
const freshMs = 30_000;

/** Keeps the answers of one person. `onError` hears every call that failed for good, once. */
export function createQueryClient(clock: Clock, onError: (error: Error) => void): QueryClient {
  const failedAt = new WeakMap<object, number>();
  const hasJustFailed = (query: Query): boolean => {
    const failed = query.state.status === 'error' ? failedAt.get(query) : undefined;
    return failed !== undefined && clock.epochMs() - failed < freshMs;
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        failedAt.set(query, clock.epochMs());
        onError(error);
      },
    }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < repeats && mayPass(error),
        staleTime: freshMs,
        // A part of the page that comes after the failure shows it, instead of failing once more.
        retryOnMount: (query) => !hasJustFailed(query),
        refetchOnMount: (query) => !hasJustFailed(query),
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
