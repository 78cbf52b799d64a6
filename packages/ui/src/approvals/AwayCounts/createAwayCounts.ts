import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { Clock } from '@selfservice/api/core/clock';
import type { LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import type { RequestDays } from '@selfservice/api/requests/request-days';
import { requestDays } from '@selfservice/api/requests/request-days';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { RequestedAbsence } from '../team/teamAround.ts';
import { applicantIn, namesakesIn, teammatesOf } from '../team/teamAround.ts';

/** The numbers of other people who are away, for the rows of a list. */
export interface AwayCounts {
  /**
   * Returns how many others are away on days of a request; null while no loaded page shows it. It is computed while it is
   * watched.
   */
  countOf(request: WorkflowRequest): ReadonlySignal<number | null>;
}

/** The sources of the numbers. */
export interface AlsoAwaySource {
  clock: Pick<Clock, 'after'>;
  /** A completely loaded page with all of the days; null for none. */
  pageFor(days: RequestDays): LoadedPlanPage | null;
  /** Calls back when pages may have changed. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}

/** A request whose number is watched. */
interface Row {
  request: WorkflowRequest;
  count: Signal<number | null>;
  /** The page that the number comes from; null for none. */
  page: LoadedPlanPage | null;
}

/**
 * Counts who else is away on cached pages of the department plan. It fetches nothing. Counts are computed after the
 * current render, and only the row whose count changes renders again.
 */
export function createAwayCounts({ clock, pageFor, subscribe }: AlsoAwaySource): AwayCounts {
  const counts = new WeakMap<WorkflowRequest, ReadonlySignal<number | null>>();
  /** The last number of each request, by its id. A list that is loaded again has new requests. */
  const last = new Map<number, number>();
  const watched = new Set<Row>();
  const queued = new Set<Row>();
  let stop = () => {};

  function update(row: Row): void {
    const { id, applicant, text, state } = row.request;
    const days = state === 'pending' ? requestDays(text) : null;
    const page = days && pageFor(days);
    // The earlier count stays when its page has left the cache.
    if (!days || !page || page === row.page) return;
    row.page = page;
    row.count.value = awayCount(page, { applicant, text, days });
    last.set(id, row.count.value);
  }

  function enqueue(rows: Iterable<Row>): void {
    const isScheduled = queued.size > 0;
    for (const row of rows) queued.add(row);
    if (isScheduled || queued.size === 0) return;
    clock.after(0, () => {
      for (const row of queued) if (watched.has(row)) update(row);
      queued.clear();
    });
  }

  return {
    countOf(request) {
      const known = counts.get(request);
      if (known) return known;
      const count = signal(last.get(request.id) ?? null, {
        watched: () => {
          if (watched.size === 0) stop = subscribe(() => enqueue(watched));
          watched.add(row);
          enqueue([row]);
        },
        unwatched: () => {
          watched.delete(row);
          if (watched.size === 0) stop();
        },
      });
      const row: Row = { request, count, page: null };
      counts.set(request, count);
      return count;
    },
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
