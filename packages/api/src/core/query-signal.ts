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
  /** Whether the data belongs to an earlier query, and is shown until that of this query has loaded. */
  isPlaceholder: ReadonlySignal<boolean>;
  /** The error of the last load; null for none, and while the first data is loaded again. Loaded data stays. */
  error: ReadonlySignal<Error | null>;
  /** Before the query is watched: whether it will be fetched then. */
  isFetching: ReadonlySignal<boolean>;
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
      // Whether the next watch fetches is computed again.
      notify();
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

  const current = computed(() => {
    notifications.valueOf();
    const result = observer.getOptimisticResult(wanted.value);
    return { result, isDue: isDue(result, wanted.value) };
  });
  return {
    data: computed(() => current.value.result.data),
    isPlaceholder: computed(() => current.value.result.isPlaceholderData),
    error: computed(() => {
      const { result, isDue: isNext } = current.value;
      return isNext && result.data === undefined ? null : result.error;
    }),
    isFetching: computed(() => current.value.isDue || current.value.result.isFetching),
    refetch: () => void observer.refetch(),
  };
}
