import type { Clock } from '@selfservice/api/core/clock';
import type { LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import type { RequestDays } from '@selfservice/api/requests/request-days';
import { requestDays } from '@selfservice/api/requests/request-days';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { Asked } from '../team/teamAround.ts';

/** What is known already of who else is away, for the rows of a list. */
export interface AlsoAway {
  /** Hears of the number of a request alone. Returns a function that ends that. */
  subscribe(request: WorkflowRequest, onChange: () => void): () => void;
  /** How many others are away on days of a request; null where that is not known without asking. */
  countOf(request: WorkflowRequest): number | null;
}

/** What numbers are read from. */
export interface AlsoAwaySource {
  clock: Pick<Clock, 'after'>;
  /** A page that has been read whole and has all of the days; null for none. */
  pageFor(days: RequestDays): LoadedPlanPage | null;
  /** Fetches what counts who is away on a page; wanted once there is one. */
  loadCounting: () => Promise<(page: LoadedPlanPage, asked: Asked) => number>;
  /** Calls back when there may be other pages. Returns a function that ends that. */
  subscribe(onChange: () => void): () => void;
}

interface Watched {
  request: WorkflowRequest;
  listeners: Set<() => void>;
  /** The page that the count was read from. */
  page: LoadedPlanPage | null;
  count: number | null;
}

/**
 * Counts who else is away from pages of the department's plan that are there anyway. Each count is worked out after what
 * is being drawn, one at a time, and told to its own row.
 */
export function createAlsoAway(source: AlsoAwaySource): AlsoAway {
  const { clock, pageFor, loadCounting, subscribe } = source;
  const watched = new Map<number, Watched>();
  const waiting = new Set<number>();
  let stop = () => {};
  let isWorking = false;

  async function workOff(): Promise<void> {
    for (const id of waiting) {
      waiting.delete(id);
      const one = watched.get(id);
      if (one && (await count(one))) for (const listener of one.listeners) listener();
    }
  }

  async function count(one: Watched): Promise<boolean> {
    const { applicant, text, state } = one.request;
    const days = state === 'pending' ? requestDays(text) : null;
    const page = days && pageFor(days);
    // What was known stays where its page is not there any more.
    if (!days || !page || page === one.page) return false;
    const away = (await loadCounting())(page, { applicant, text, days });
    const isOther = one.count !== away;
    Object.assign(one, { page, count: away });
    return isOther;
  }

  async function work(): Promise<void> {
    try {
      await workOff();
    } catch {
      // The code has not come: nothing is said, and it is asked for again with the next page.
      waiting.clear();
    }
    isWorking = false;
    enqueue([]);
  }

  function enqueue(ids: Iterable<number>): void {
    for (const id of ids) waiting.add(id);
    if (isWorking || waiting.size === 0) return;
    isWorking = true;
    clock.after(0, () => void work());
  }

  return {
    subscribe(request, onChange) {
      if (watched.size === 0) stop = subscribe(() => enqueue(watched.keys()));
      const one = watched.get(request.id) ?? { request, listeners: new Set(), page: null, count: null };
      one.request = request;
      one.listeners.add(onChange);
      watched.set(request.id, one);
      enqueue([request.id]);
      return () => {
        one.listeners.delete(onChange);
        if (one.listeners.size === 0) watched.delete(request.id);
        if (watched.size === 0) stop();
      };
    },
    countOf: ({ id }) => watched.get(id)?.count ?? null,
  };
}
