import type { Query, Register } from '@tanstack/react-query';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Clock } from './clock.ts';
import { dropUnusedPages } from './drop-unused-pages.ts';
import { HttpError, NetworkError } from './errors.ts';
import { createPassingStore } from './outbox/entry-store.ts';
import type { Outbox, OutboxPlace } from './outbox/outbox.ts';
import { createOutbox } from './outbox/outbox.ts';
import { isToBeRepeated, retryAfterMs } from './retry-after.ts';
import type { Transport } from './transport.ts';

/** The first part of a query key: the word of the area of its cached responses, registered by the areas. */
type QueryArea = Register extends { area: infer Word } ? Word : string;

/** Cached responses: all of an area, or those whose keys continue with the given words. */
export type CachedPart = QueryArea | readonly [QueryArea, ...string[]];

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Record<string, unknown> & {
      /** Whether it is one of many pages, of which only a few unused ones stay in the cache. Default false. */
      isPage?: boolean;
    };
    mutationMeta: Record<string, unknown> & {
      /** Invalidated after the mutation, also after a failure: another user may have been faster. Default none. */
      invalidates?: readonly CachedPart[];
      /** Refetched before the mutation is no longer pending. Default none. */
      settlesAfter?: CachedPart;
    };
  }
}

/** How often a read is repeated after a temporary failure. */
const repeats = 2;
/** How long a response or a failure is fresh, so that going back and forth between screens fetches nothing twice. */
const freshMs = 30_000;

/** The options of a query client. */
export interface QueryClientOptions {
  /** Makes the calls of the queries and mutations. */
  transport: Transport;
  /** Measures the age of a failure, and of a write whose outcome is not known. */
  clock: Clock;
  /** Where the writes whose outcome is not known are kept. Default: as long as the client. */
  outbox?: OutboxPlace;
  /** Called once for each call that failed, after its repetitions. Default: not called. */
  onCallFailed?: (error: Error) => void;
  /**
   * The pause before a read is repeated, in milliseconds, if the server does not ask for a longer one. Default about one
   * second, then two.
   */
  retryDelay?: number;
}

const transports = new WeakMap<QueryClient, Transport>();

/**
 * Returns the transport of a query client. Queries and mutations read it from the client that runs them, so a call always
 * belongs to the sign-in of its cache.
 *
 * @throws Error for a client that was not created by `createQueryClient`
 */
export function transportOf(client: QueryClient): Transport {
  const transport = transports.get(client);
  if (!transport) throw new Error('Create the query client with createQueryClient: it has no transport.');
  return transport;
}

const outboxes = new WeakMap<QueryClient, Outbox>();

/**
 * Returns the outbox of a query client, through which mutations make their writes.
 *
 * @throws Error for a client that was not created by `createQueryClient`
 */
export function outboxOf(client: QueryClient): Outbox {
  const outbox = outboxes.get(client);
  if (!outbox) throw new Error('Create the query client with createQueryClient: it has no outbox.');
  return outbox;
}

/** Creates the query client of one sign-in, bound to its transport. */
export function createQueryClient(options: QueryClientOptions): QueryClient {
  const { transport, clock, outbox = passingPlace(), onCallFailed, retryDelay } = options;
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
        retry: (failures, error) =>
          failures < repeats && mayPass(error) && retryAfterMs(error, clock.epochMs()) <= longestWaitMs,
        retryDelay: (failures, error) =>
          Math.max(retryDelay ?? pauseMs(failures), retryAfterMs(error, clock.epochMs())),
        staleTime: freshMs,
        // A component that mounts after the failure shows it instead of fetching again.
        retryOnMount: (query) => !hasJustFailed(query),
        refetchOnMount: (query) => !hasJustFailed(query),
        // Without a network a call fails immediately instead of pausing.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  transports.set(client, transport);
  outboxes.set(client, createOutbox(clock, outbox));
  return client;
}

function passingPlace(): OutboxPlace {
  return { store: createPassingStore(), owner: '', hasEnded: () => false };
}

/** Invalidates cached responses; those of visible screens are refetched. Mutations use `meta.invalidates` instead. */
export function invalidate(client: QueryClient, parts: readonly CachedPart[]): void {
  for (const part of parts) void client.invalidateQueries({ queryKey: [part].flat() });
}

/** The longest pause that a server may ask for. After a longer one the user decides when to try again. */
const longestWaitMs = 10_000;

/** Pauses differ, so that all pages of an organisation do not come back at the same moment after a failure of the server. */
function pauseMs(failures: number): number {
  return 1000 * 2 ** failures * (0.75 + Math.random() / 2);
}

/** Whether a failure may be temporary: a server error or a lost network, but no refusal, contract error or time-out. */
function mayPass(error: Error): boolean {
  if (error instanceof NetworkError || isToBeRepeated(error)) return true;
  return error instanceof HttpError && error.status >= 500;
}
