import type { Clock } from '@selfservice/api/core/clock';
import type { LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import type { RequestDays } from '@selfservice/api/requests/request-days';
import { requestDays } from '@selfservice/api/requests/request-days';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { RequestedAbsence } from '../team/teamAround.ts';
import { applicantIn, namesakesIn, teammatesOf } from '../team/teamAround.ts';

/** The numbers of other people who are away, for the rows of a list. */
export interface AwayCounts {
  /** Calls back when the number for this request changes. Returns a function that unsubscribes. */
  subscribe(request: WorkflowRequest, onChange: () => void): () => void;
  /** How many others are away on days of a request; null while no loaded page shows it. */
  countOf(request: WorkflowRequest): number | null;
}

/** The sources of the numbers. */
export interface AlsoAwaySource {
  clock: Pick<Clock, 'after'>;
  /** A completely loaded page with all of the days; null for none. */
  pageFor(days: RequestDays): LoadedPlanPage | null;
  /** Calls back when pages may have changed. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}

interface Watched {
  request: WorkflowRequest;
  listeners: Set<() => void>;
  /** The page that the count comes from. */
  page: LoadedPlanPage | null;
  count: number | null;
}

/**
 * Counts who else is away on cached pages of the department plan. It fetches nothing. Counts are computed after the
 * current render, and only the row whose count changes is notified.
 */
export function createAwayCounts(source: AlsoAwaySource): AwayCounts {
  const { clock, pageFor, subscribe } = source;
  const watched = new Map<number, Watched>();
  const queuedIds = new Set<number>();
  let stop = () => {};
  let isQueueScheduled = false;

  /** Computes the count of a request. Returns whether it changed. */
  function updateCount(entry: Watched): boolean {
    const { applicant, text, state } = entry.request;
    const days = state === 'pending' ? requestDays(text) : null;
    const page = days && pageFor(days);
    // The earlier count stays when its page has left the cache.
    if (!days || !page || page === entry.page) return false;
    const count = awayCount(page, { applicant, text, days });
    const hasChanged = entry.count !== count;
    Object.assign(entry, { page, count });
    return hasChanged;
  }

  function processQueue(): void {
    isQueueScheduled = false;
    for (const id of queuedIds) {
      queuedIds.delete(id);
      const entry = watched.get(id);
      if (entry && updateCount(entry)) for (const listener of entry.listeners) listener();
    }
  }

  function enqueue(ids: Iterable<number>): void {
    for (const id of ids) queuedIds.add(id);
    if (isQueueScheduled || queuedIds.size === 0) return;
    isQueueScheduled = true;
    clock.after(0, processQueue);
  }

  return {
    subscribe(request, onChange) {
      if (watched.size === 0) stop = subscribe(() => enqueue(watched.keys()));
      const entry = watched.get(request.id) ?? { request, listeners: new Set(), page: null, count: null };
      entry.request = request;
      entry.listeners.add(onChange);
      watched.set(request.id, entry);
      enqueue([request.id]);
      return () => {
        entry.listeners.delete(onChange);
        if (entry.listeners.size === 0) watched.delete(request.id);
        if (watched.size === 0) stop();
      };
    },
    countOf: ({ id }) => watched.get(id)?.count ?? null,
  };
}

/** Returns how many others are away on days of a request. People who may be the applicant are not counted. */
export function awayCount(page: LoadedPlanPage, asked: RequestedAbsence): number {
  const isFound = applicantIn(page.people, asked.applicant) !== null;
  const possible = isFound ? [] : namesakesIn(page.people, asked.applicant);
  const refs = new Set(possible.map(({ personRef }) => personRef));
  return teammatesOf(page, asked).filter(({ role, personRef }) => role === 'away' && !refs.has(personRef))
    .length;
}
