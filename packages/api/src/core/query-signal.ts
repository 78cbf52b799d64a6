import type { ReadonlySignal } from '@preact/signals-core';
import { computed, effect, signal, untracked } from '@preact/signals-core';
import type {
  DefaultedQueryObserverOptions,
  QueryClient,
  QueryKey,
  QueryObserverOptions,
  QueryObserverResult,
} from '@tanstack/react-query';
import { QueryObserver } from '@tanstack/react-query';

/** A query whose parts are signals. It fetches only while one of them is watched. */
export interface QuerySignals<Data> {
  data: ReadonlySignal<Data | undefined>;
  /** The error of the last load; null for none, and while the first data is loaded again. Loaded data stays. */
  error: ReadonlySignal<Error | null>;
  /** Before the query is watched: whether it will be fetched then. */
  isFetching: ReadonlySignal<boolean>;
  /** Everything else that is known about it. */
  result: ReadonlySignal<QueryObserverResult<Data>>;
  /** Fetches again, after an error, too. */
  refetch(): void;
}

/**
 * Creates a query with signals.
 *
 * @param options returns the options; other options follow when a signal changes that it reads
 */
export function querySignal<Fetched, Data = Fetched, Key extends QueryKey = QueryKey>(
  client: QueryClient,
  options: () => QueryObserverOptions<Fetched, Error, Data, Fetched, Key>,
): QuerySignals<Data> {
  const wanted = computed(() => client.defaultQueryOptions(options()));
  const observer = new QueryObserver(client, wanted.peek());
  let stop: (() => void) | null = null;
  const notify = () => void (notifications.value += 1);
  const notifications = signal(0, {
    watched: () => {
      const end = effect(() => {
        const next = wanted.value;
        // A fetch may begin here, and what it reads is no dependency.
        untracked(() => observer.setOptions(next));
      });
      const leave = observer.subscribe(notify);
      // The cache may have changed meanwhile.
      notify();
      stop = () => {
        end();
        leave();
      };
    },
    unwatched: () => {
      stop?.();
      stop = null;
    },
  });

  /** Whether the next step of the observer fetches. */
  function isDue(
    result: QueryObserverResult<Data>,
    next: DefaultedQueryObserverOptions<Fetched, Error, Data, Fetched, Key>,
  ): boolean {
    const { queryHash, enabled } = observer.options as typeof next;
    const isNext = !stop || queryHash !== next.queryHash || enabled === false;
    return isNext && result.isEnabled && result.isStale;
  }

  const result = computed(() => {
    notifications.valueOf();
    const next = observer.getOptimisticResult(wanted.value);
    if (!isDue(next, wanted.value)) return next;
    const isFirst = next.data === undefined;
    return { ...next, isFetching: true, error: isFirst ? null : next.error } as QueryObserverResult<Data>;
  });
  return {
    data: computed(() => result.value.data),
    error: computed(() => result.value.error),
    isFetching: computed(() => result.value.isFetching),
    result,
    refetch: () => void observer.refetch(),
  };
}
