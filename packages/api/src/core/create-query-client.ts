import type { Query, Register } from '@tanstack/react-query';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Clock } from './clock.ts';
import { dropUnusedPages } from './drop-unused-pages.ts';
import { HttpError, NetworkError } from './errors.ts';
import type { Transport } from './transport.ts';

/** What a query key begins with: the word of the area that its cached responses belong to. The areas register theirs. */
type QueryArea = Register extends { area: infer Word } ? Word : string;

/** All cached responses of an area, or those whose keys go on with the words given. */
export type CachedPart = QueryArea | readonly [QueryArea, ...string[]];

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Record<string, unknown> & {
      /** One of many pages of its kind, of which only a few stay once nobody looks at them. Default false. */
      isPage?: boolean;
    };
    mutationMeta: Record<string, unknown> & {
      /** Stale once the mutation has settled, also after a failure: another user may have been faster. Default none. */
      invalidates?: readonly CachedPart[];
      /** The mutation stays pending until these have been fetched again. Default none. */
      settlesAfter?: CachedPart;
    };
  }
}

/** How often a read is repeated after it failed in a way that may pass. */
const repeats = 2;
/** How long a response, or a failure, counts as fresh: going to and fro between screens asks nothing twice. */
const freshMs = 30_000;

/** The options of a query client. */
export interface QueryClientOptions {
  /** Makes the calls of its queries and mutations. */
  transport: Transport;
  /** Gives the age of a failure. */
  clock: Clock;
  /** Called once for each call that failed for good. Default: not called. */
  onCallFailed?: (error: Error) => void;
  /** The pause before a read is repeated, in milliseconds. Default one second, then two. */
  retryDelay?: number;
}

const transports = new WeakMap<QueryClient, Transport>();

/**
 * The transport that a query client was created with. Queries and mutations read it from the client that runs them, so that
 * a call always belongs to the sign-in of its cache.
 *
 * @throws Error for a client that `createQueryClient` has not created
 */
export function transportOf(client: QueryClient): Transport {
  const transport = transports.get(client);
  if (!transport) throw new Error('Create the query client with createQueryClient: it has no transport.');
  return transport;
}

/** Creates the cache of one sign-in, bound to its transport: how reads are repeated, and what a mutation makes stale. */
export function createQueryClient(options: QueryClientOptions): QueryClient {
  const { transport, clock, onCallFailed, retryDelay } = options;
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
  const client = new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onError: (error) => onCallFailed?.(error),
      async onSettled(_data, _error, _variables, _result, { meta }, { client: settling }) {
        invalidate(settling, meta?.invalidates ?? []);
        if (!meta?.settlesAfter) return;
        const queryKey = [meta.settlesAfter].flat();
        await settling.invalidateQueries({ queryKey }, { cancelRefetch: false });
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < repeats && mayPass(error),
        ...(retryDelay !== undefined && { retryDelay }),
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
  transports.set(client, transport);
  return client;
}

/** Makes cached responses stale. What a visible screen shows is fetched again at once. Mutations name theirs in `meta`. */
export function invalidate(client: QueryClient, parts: readonly CachedPart[]): void {
  for (const part of parts) void client.invalidateQueries({ queryKey: [part].flat() });
}

/** A server in trouble and a lost network may pass; a refusal, a broken answer or a time limit does not. */
function mayPass(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof HttpError && error.status >= 500);
}
