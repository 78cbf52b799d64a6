import type { QueryClient } from '@tanstack/react-query';
import { hashKey, notifyManager, QueryObserver } from '@tanstack/react-query';
import type { CentreChoice } from '../centres/centre-choice.ts';
import { permittedCategory } from '../centres/centre-choice.ts';
import { categoriesQuery, centreLevelQuery } from '../centres/centres.ts';
import type { Clock } from '../core/clock.ts';
import { rememberLast } from '../core/remember-last.ts';
import type { Permissions } from '../session/permissions.ts';
import type { LoadedPlanPage, PlanPageParams } from './department-plan.ts';
import { isComplete } from './department-plan.ts';
import type { CreateProgressLimiter } from './department-plan-page-query.ts';
import { departmentPlanPageQuery } from './department-plan-page-query.ts';
import { dayBeside, pageOf } from './plan-days.ts';
import type { PlanPlace } from './prefetch-department-plan.ts';
import type { VisiblePeople } from './visible-people.ts';

/** The options of `createPlanQueries`. */
export interface PlanQueriesOptions {
  client: QueryClient;
  clock: Clock;
  permissions: Permissions;
  /** The visible people, which the loads of the pages read. */
  visiblePeople: VisiblePeople;
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

/** The results of the queries. */
export interface PlanQueriesState {
  content: PlanContent;
  /** The centre and category whose people are shown; null until the centre is loaded. */
  centre: CentreChoice | null;
  isRecalculating: boolean;
}

/** The queries of a department plan: centre, categories, page and neighbouring pages. */
export interface PlanQueries {
  /** Returns the results for a place. A new place changes the queries. */
  read(place: PlanPlace): PlanQueriesState;
  /** Starts fetching, and calls back when results change. Returns a function that stops both. */
  start(onChange: () => void): () => void;
  /** Fetches missing data again. */
  retry(): void;
  /** Recalculates the plans of the page; resolves to whether that succeeded. */
  recalculate(place: PlanPlace): Promise<boolean>;
}

const loading: PlanContent = { kind: 'loading' };

/** As `useQuery` does: a query that is about to be fetched counts as being fetched. */
const optimistic = { _optimisticResults: 'optimistic' } as const;

/** Creates the queries of a department plan. They fetch nothing before `start`. */
export function createPlanQueries(options: PlanQueriesOptions, place: PlanPlace): PlanQueries {
  const { client, clock, permissions, visiblePeople, limitProgress } = options;

  const levelQuery = (centreId: number | null) => ({
    ...centreLevelQuery(clock, centreId),
    ...optimistic,
  });
  const namesQuery = (centreId: number | null, includesSubcentres: boolean, isEnabled: boolean) => ({
    ...categoriesQuery(centreId, includesSubcentres),
    ...optimistic,
    enabled: isEnabled,
  });
  const pageQuery = (request: PlanPageParams, isRecalculation = false) =>
    departmentPlanPageQuery({
      request,
      permissions,
      focus: visiblePeople.focusOn(request),
      isRecalculation,
      limitProgress,
    });
  const shownQuery = (request: PlanPageParams, isEnabled: boolean) => ({
    ...pageQuery(request),
    ...optimistic,
    enabled: isEnabled,
  });
  const requestOf = ({ day, mode, choice }: PlanPlace, centreId: number): PlanPageParams => ({
    ...pageOf(day, mode),
    centreId,
    includesSubcentres: choice.includesSubcentres,
    categoryRef: permittedCategory(choice, permissions),
  });

  const { centreId, includesSubcentres } = place.choice;
  const level = new QueryObserver(client, levelQuery(centreId));
  const names = new QueryObserver(client, namesQuery(centreId, includesSubcentres, false));
  const page = new QueryObserver(client, shownQuery(requestOf(place, 0), false));

  const followCentre = rememberLast((id: number | null) => level.setOptions(levelQuery(id)));
  const followNames = rememberLast((id: number | null, withSubcentres: boolean, isWanted: boolean) =>
    names.setOptions(namesQuery(id, withSubcentres, isWanted)),
  );
  const followPage = rememberLast(({ day, mode, choice }: PlanPlace, id: number | null) => {
    const request = requestOf({ day, mode, choice }, id ?? 0);
    // Set before the query: if the people are cached, the load of their plans reads it immediately.
    visiblePeople.setPage(request);
    page.setOptions(shownQuery(request, id !== null));
  });
  // Fetched only while the page itself is complete.
  let isStarted = false;
  let leaveNeighbours: (() => void)[] = [];
  const followNeighbours = rememberLast((at: PlanPlace, id: number | null) => {
    for (const leave of leaveNeighbours) leave();
    leaveNeighbours = (id === null ? [] : (['next', 'previous'] as const)).map((direction) => {
      const day = dayBeside(at.day, at.mode, direction);
      const query = pageQuery(requestOf({ ...at, day }, id ?? 0));
      // The pages beside are not shown, so their batches change no state.
      return new QueryObserver(client, query).subscribe(() => {});
    });
  });
  const centreOf = rememberLast(
    (
      centre: CentreChoice['centre'] | undefined,
      choice: PlanPlace['choice'],
      categoryName: string | undefined,
    ): CentreChoice | null =>
      centre
        ? {
            centre,
            includesSubcentres: choice.includesSubcentres,
            categoryRef: permittedCategory(choice, permissions),
            categoryName,
          }
        : null,
  );

  const failedBy = rememberLast(
    (error: Error, isRetrying: boolean, what: 'centre' | 'plan', canShowOwnCentre: boolean): PlanContent => ({
      kind: 'failed',
      what,
      error,
      isRetrying,
      canShowOwnCentre,
    }),
  );
  const peopleOf = rememberLast((page: LoadedPlanPage, error: Error | null): PlanContent => ({
    kind: 'people',
    page,
    error,
  }));
  function contentOf(choice: PlanPlace['choice']): PlanContent {
    const { data: centre } = level.getCurrentResult();
    const failed = centre ? page.getCurrentResult() : level.getCurrentResult();
    if (failed.isError && failed.data === undefined)
      return failedBy(
        failed.error,
        failed.isFetching,
        centre ? 'plan' : 'centre',
        !centre && choice.centreId !== null,
      );
    const { data, error, isFetching } = page.getCurrentResult();
    if (!centre || !data) return loading;
    return data.kind === 'people' ? peopleOf(data, isFetching ? null : error) : data;
  }

  return {
    read(at) {
      const { choice } = at;
      const categoryRef = permittedCategory(choice, permissions);
      followCentre(choice.centreId);
      followNames(choice.centreId, choice.includesSubcentres, categoryRef !== null);
      const centre = level.getCurrentResult().data?.centre;
      followPage(at, centre?.id ?? null);
      const { data, isPlaceholderData, isFetching } = page.getCurrentResult();
      const isWhole = data?.kind === 'people' && !isPlaceholderData && isComplete(data);
      followNeighbours(at, isWhole && isStarted ? (centre?.id ?? null) : null);
      const category = names.getCurrentResult().data?.find(({ ref }) => ref === categoryRef);
      return {
        content: contentOf(choice),
        centre: centreOf(centre, choice, category?.name),
        isRecalculating: isFetching && data?.kind === 'people' && data.isRecalculation,
      };
    },
    start(onChange) {
      isStarted = true;
      // Deferred until the query has changed, because reading its result may change its options.
      const onResult = notifyManager.batchCalls(onChange);
      const ends = [level.subscribe(onResult), names.subscribe(onResult), page.subscribe(onResult)];
      return () => {
        isStarted = false;
        for (const end of ends) end();
        followNeighbours(place, null);
      };
    },
    retry() {
      const query = level.getCurrentResult().data ? page : level;
      void query.refetch();
    },
    async recalculate(at) {
      const centre = level.getCurrentResult().data?.centre;
      if (!centre) return false;
      const query = pageQuery(requestOf(at, centre.id), true);
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
