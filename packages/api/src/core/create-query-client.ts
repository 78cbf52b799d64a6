import type { MutationMeta, Query, Register } from '@tanstack/react-query';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Clock } from './clock.ts';
import { dropUnusedPages } from './drop-unused-pages.ts';
import { HttpError, NetworkError } from './errors.ts';

/** What a query key begins with: the word of the area that its cached responses belong to. The areas register theirs. */
type QueryArea = Register extends { area: infer Word } ? Word : string;

/** All cached responses of an area, or those whose keys go on with the words given. */
type CachedPart = QueryArea | readonly [QueryArea, ...string[]];

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Record<string, unknown> & {
      /** One of many pages of its kind, of which only a few stay once nobody looks at them. Default false. */
      isPage?: boolean;
    };
    mutationMeta: Record<string, unknown> & {
      /** Stale once the mutation has settled, also where it failed: somebody else may have been faster. Default none. */
      makesStale?: readonly CachedPart[];
      /** The mutation is under way until these have been read again. Default none. */
      settlesAfter?: CachedPart;
    };
  }
}

/** How often a read is repeated after it failed in a way that may pass. */
const repeats = 2;
/** How long a response, or a failure, counts as fresh: going to and fro between screens asks nothing twice. */
const freshMs = 30_000;

/** What a query client is made of. */
export interface QueryClientOptions {
  /** Tells how old a failure is. */
  clock: Clock;
  /** Hears every call that failed for good, once. Default nobody. */
  onCallFailed?: (error: Error) => void;
  /** The pause before a read is repeated, in milliseconds. Default one second, then two. */
  retryDelay?: number;
}

/** Creates the cache of one sign-in: how often is asked, and which responses a mutation makes stale. */
export function createQueryClient({ clock, onCallFailed, ...pause }: QueryClientOptions): QueryClient {
  const failedAt = new WeakMap<object, number>();
  const hasJustFailed = (query: Query): boolean => {
    const failed = query.state.status === 'error' ? failedAt.get(query) : undefined;
    return failed !== undefined && clock.epochMs() - failed < freshMs;
  };
  const queryCache = new QueryCache({
    onError(error, query) {
      failedAt.set(query, clock.epochMs());
      onCallFailed?.(error);
    },
  });
  queryCache.subscribe(({ type, query }) => {
    if (type === 'added' && query.meta?.isPage) dropUnusedPages(queryCache, query.queryKey);
  });
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onError: (error) => onCallFailed?.(error),
      onSettled: (_data, _error, _variables, _result, { meta }, { client }) => makeStale(client, meta),
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < repeats && mayPass(error),
        ...pause,
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

/** Settles when what the mutation waits for has been read again. */
async function makeStale(client: QueryClient, meta: MutationMeta | undefined): Promise<void> {
  for (const part of meta?.makesStale ?? []) void client.invalidateQueries({ queryKey: [part].flat() });
  if (meta?.settlesAfter)
    await client.invalidateQueries({ queryKey: [meta.settlesAfter].flat() }, { cancelRefetch: false });
}

/** A server in trouble and a lost network may pass; a refusal, a broken answer or a time limit does not. */
function mayPass(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof HttpError && error.status >= 500);
}
