import type { ReadonlySignal } from '@preact/signals-core';
import { computed, untracked } from '@preact/signals-core';
import type { QueryClient } from '@tanstack/react-query';
import { hashKey, QueryObserver } from '@tanstack/react-query';
import type { CentreChoice } from '../centres/centre-choice.ts';
import { permittedCategory } from '../centres/centre-choice.ts';
import { categoriesQuery, centreLevelQuery } from '../centres/centres.ts';
import type { Clock } from '../core/clock.ts';
import { querySignal } from '../core/query-signal.ts';
import type { Permissions } from '../session/permissions.ts';
import type { LoadedPlanPage, PlanPageParams } from './department-plan.ts';
import { isComplete } from './department-plan.ts';
import type { CreateProgressLimiter } from './department-plan-page-query.ts';
import { departmentPlanPageQuery } from './department-plan-page-query.ts';
import { dayBeside, pageOf } from './plan-days.ts';
import type { PlanPlace } from './prefetch-department-plan.ts';
import type { VisiblePeople } from './visible-people.ts';
import { createVisiblePeople } from './visible-people.ts';

/** The options of `createPlanQueries`. */
export interface PlanQueriesOptions {
  client: QueryClient;
  clock: Clock;
  permissions: Permissions;
  /** The place whose plans are loaded. */
  place: ReadonlySignal<PlanPlace>;
  /** The text that people are searched by. */
  search: ReadonlySignal<string>;
  limitProgress: CreateProgressLimiter;
}

/** The page that is shown, or why there is none. */
export type PlanContent =
  | { kind: 'loading' }
  /** Centre or people could not be loaded. */
  | {
      kind: 'failed';
      what: 'centre' | 'plan';
      error: Error;
      isRetrying: boolean;
      /** Whether the user's own centre can be shown instead. */
      canShowOwnCentre: boolean;
    }
  | { kind: 'tooManyPeople'; maxPeopleCount: number }
  | {
      kind: 'people';
      page: LoadedPlanPage;
      /** Why some plans are missing; null while they are loading, and once they are loaded. */
      error: Error | null;
    };

/** The queries of a department plan: centre, categories, page and neighbouring pages. They fetch while they are watched. */
export interface PlanQueries {
  content: ReadonlySignal<PlanContent>;
  /** The centre and category whose people are shown; null until the centre is loaded. */
  centre: ReadonlySignal<CentreChoice | null>;
  isRecalculating: ReadonlySignal<boolean>;
  /** The visible people, which the loads of the pages read. */
  visiblePeople: VisiblePeople;
  /** An effect: fetches the neighbouring pages while the page itself is complete. */
  fetchNeighbours: () => () => void;
  /** Fetches missing data again. */
  retry(): void;
  /** Recalculates the plans of the page; resolves to whether that succeeded. */
  recalculate(): Promise<boolean>;
}

const loading: PlanContent = { kind: 'loading' };
const noPages: readonly PlanPageParams[] = [];

/** Creates the queries of a department plan. */
export function createPlanQueries(options: PlanQueriesOptions): PlanQueries {
  const { client, clock, permissions, place, search, limitProgress } = options;
  const choice = computed(() => place.value.choice);
  const categoryRef = computed(() => permittedCategory(choice.value, permissions));

  const level = querySignal(client, () => centreLevelQuery(clock, choice.value.centreId));
  const names = querySignal(client, () => ({
    ...categoriesQuery(choice.value.centreId, choice.value.includesSubcentres),
    enabled: categoryRef.value !== null,
  }));
  const ownCentre = computed(() => level.data.value?.centre);
  const requestOf = ({ day, mode }: Pick<PlanPlace, 'day' | 'mode'>): PlanPageParams => ({
    ...pageOf(day, mode),
    centreId: ownCentre.value?.id ?? 0,
    includesSubcentres: choice.value.includesSubcentres,
    categoryRef: categoryRef.value,
  });
  const request = computed(() => requestOf(place.value));
  const visiblePeople = createVisiblePeople(
    () => request.peek(),
    () => search.peek(),
  );
  const pageQuery = (wanted: PlanPageParams, isRecalculation = false) =>
    departmentPlanPageQuery({
      request: wanted,
      permissions,
      focus: visiblePeople.focusOn(wanted),
      isRecalculation,
      limitProgress,
    });
  const page = querySignal(client, () => ({
    ...pageQuery(request.value),
    enabled: ownCentre.value !== undefined,
  }));

  const problem = computed(() => (page.isFetching.value ? null : page.error.value));
  const content = computed((): PlanContent => {
    const what = ownCentre.value ? 'plan' : 'centre';
    const needed = ownCentre.value ? page : level;
    const error = needed.error.value;
    if (error && needed.data.value === undefined)
      return {
        kind: 'failed',
        what,
        error,
        isRetrying: needed.isFetching.value,
        canShowOwnCentre: what === 'centre' && choice.value.centreId !== null,
      };
    const data = page.data.value;
    if (!ownCentre.value || !data) return loading;
    return data.kind === 'people' ? { kind: 'people', page: data, error: problem.value } : data;
  });
  const categoryName = computed(() => names.data.value?.find(({ ref }) => ref === categoryRef.value)?.name);
  const centre = computed((): CentreChoice | null =>
    ownCentre.value
      ? {
          centre: ownCentre.value,
          includesSubcentres: choice.value.includesSubcentres,
          categoryRef: categoryRef.value,
          categoryName: categoryName.value,
        }
      : null,
  );

  const isWhole = computed(() => {
    const data = page.data.value;
    return data?.kind === 'people' && !page.isPlaceholder.value && isComplete(data);
  });
  const neighbours = computed(() => {
    if (!isWhole.value || !ownCentre.value) return noPages;
    const { day, mode } = place.value;
    return (['next', 'previous'] as const).map((direction) =>
      requestOf({ day: dayBeside(day, mode, direction), mode }),
    );
  });

  return {
    content,
    centre,
    isRecalculating: computed(() => {
      const data = page.data.value;
      return page.isFetching.value && data?.kind === 'people' && data.isRecalculation;
    }),
    visiblePeople,
    fetchNeighbours() {
      const pages = neighbours.value;
      // The pages beside are not shown, so their batches change no state.
      const leaves = untracked(() =>
        pages.map((one) => new QueryObserver(client, pageQuery(one)).subscribe(() => {})),
      );
      return () => {
        for (const leave of leaves) leave();
      };
    },
    retry: () => (ownCentre.peek() ? page : level).refetch(),
    async recalculate() {
      if (!ownCentre.peek()) return false;
      const query = pageQuery(request.peek(), true);
      await client.cancelQueries({ queryKey: query.queryKey });
      const isDone = await client.fetchQuery({ ...query, staleTime: 0 }).then(
        () => true,
        // The page itself shows what is missing.
        () => false,
      );
      // The other pages have outdated plans, even after a partial recalculation.
      void client.invalidateQueries({
        queryKey: ['department-plan'],
        predicate: ({ queryHash }) => queryHash !== hashKey(query.queryKey),
      });
      return isDone;
    },
  };
}
