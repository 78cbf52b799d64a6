import type { QueryClient } from '@tanstack/react-query';
import { notifyManager, QueryObserver } from '@tanstack/react-query';
import type { Clock } from '../core/clock.ts';
import { currentDay } from '../core/current-time.ts';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { monthOf } from '../core/local-date.ts';
import { addMonths } from '../core/local-date-arithmetic.ts';
import { createObservable } from '../core/observable.ts';
import { rememberLast } from '../core/remember-last.ts';
import { createSubscription } from '../core/subscription.ts';
import type { Permissions } from '../session/permissions.ts';
import { isAllowed } from '../session/permissions.ts';
import type { PlanVisit } from './create-plan-news.ts';
import { noChanges } from './create-plan-news.ts';
import type { MarkedRange } from './marked-days.ts';
import { markedWith, requestedDays } from './marked-days.ts';
import type { MyPlanFocus, MyPlanModel, MyPlanOverlay, MyPlanState, MyPlanView } from './my-plan-model.ts';
import type { MyPlan } from './my-plan.ts';
import { myPlanQuery, oldestMonthWithPlanRequestQuery } from './my-plan.ts';
import { answerableKinds, answerableMonth, pendingOf } from './pending-plan.ts';
import type { MyPlanTarget } from './plan-day.ts';
import { ownDayOf } from './plan-day.ts';

/** Key of the draft of a new request that the user opened from the plan. */
export const planDraftKey = 'newRequest.myPlan';

/** The part of the state that the user or the address sets. */
interface Choices<Target> {
  month: LocalMonth;
  /** Whether the month is the one viewed last on this device. */
  isRemembered: boolean;
  view: MyPlanView;
  marked: MarkedRange | null;
  overlay: MyPlanOverlay<Target> | null;
}

/** Dependencies and first state of a plan. */
export interface MyPlanOptions<Target extends MyPlanTarget> {
  client: QueryClient;
  clock: Clock;
  permissions: Permissions;
  /** Reads the draft of a new request; null for none. */
  drafts: { read(key: string): string | null };
  /** The visit that finds what has changed since the user saw the plan last. */
  visit: PlanVisit;
  /** The first month. */
  month: LocalMonth;
  /** Whether the month is the one viewed last on this device, and not one that the user has just chosen. */
  isRemembered: boolean;
  /** The first view. */
  view: MyPlanView;
  focus: MyPlanFocus<Target['anchor']>;
}

/** Like `useQuery`: a query that is about to be fetched already counts as fetching. */
const optimistic = { _optimisticResults: 'optimistic' } as const;

/** Creates the user's own plan: the month, its requests, the marked days and the overlay. */
export function createMyPlan<Target extends MyPlanTarget = MyPlanTarget>(
  options: MyPlanOptions<Target>,
): MyPlanModel<Target> {
  const { client, clock, permissions, drafts, visit, focus } = options;
  const kinds = answerableKinds(permissions);
  const hasDraft = isAllowed(permissions, 'absence') && drafts.read(planDraftKey) !== null;
  const monthListeners = new Set<(month: LocalMonth) => void>();
  let choices: Choices<Target> = {
    month: options.month,
    isRemembered: options.isRemembered,
    view: options.view,
    marked: null,
    overlay: hasDraft ? { kind: 'newRequest', day: null } : null,
  };
  /** The element that opened the overlay, or the overlay before it; null for a button that keeps the focus itself. */
  let opener: Target['anchor'] | null = null;
  /** The month whose neighbours were fetched last. */
  let neighboursOf: LocalMonth | null = null;

  const planQuery = (month: LocalMonth, isEnabled = true) => ({
    ...myPlanQuery(month),
    ...optimistic,
    enabled: isEnabled,
  });
  const oldestQuery = oldestMonthWithPlanRequestQuery();
  const today = currentDay(clock);
  const plan = new QueryObserver(client, planQuery(options.month));
  const concerned = new QueryObserver(client, planQuery(options.month));
  const oldest = new QueryObserver(client, { ...oldestQuery, ...optimistic, enabled: kinds > 0 });
  const oldestPlan = new QueryObserver(client, planQuery(options.month, false));
  // Each sets the month of an observer, and does nothing for the same month.
  const observeMonth = rememberLast((month: LocalMonth) => plan.setOptions(planQuery(month)));
  const observeConcerned = rememberLast((month: LocalMonth) => concerned.setOptions(planQuery(month)));
  const observeOldest = rememberLast((month: LocalMonth, isEnabled: boolean) =>
    oldestPlan.setOptions(planQuery(month, isEnabled)),
  );
  const changesIn = rememberLast((data: MyPlan | undefined) => (data ? visit.receive(data) : noChanges));
  let changes = noChanges;
  let plannedMonth: LocalMonth | undefined;
  const pendingIn = rememberLast((data: MyPlan | undefined) => pendingOf(data, permissions));

  function compute(): MyPlanState<Target> {
    const { month, view, marked, overlay } = choices;
    observeMonth(month);
    // The end of a night on the first of a month belongs to the month before.
    observeConcerned(overlay?.day ? monthOf(overlay.day) : month);
    const { data, error, isFetching } = plan.getCurrentResult();
    const isUpToDate = data !== undefined && !isFetching && error === null;
    // While the plan is refreshed, the marks stay.
    if (isUpToDate || data?.month !== plannedMonth) changes = changesIn(isUpToDate ? data : undefined);
    plannedMonth = data?.month;
    const oldestMonth = oldest.getCurrentResult().data ?? null;
    observeOldest(oldestMonth ?? month, oldestMonth !== null && kinds === 1);
    return {
      month,
      today: today.get(),
      isRemembered: choices.isRemembered && month !== monthOf(today.get()),
      view,
      plan: data,
      error,
      isFetching,
      isCurrent: isUpToDate && overlay === null,
      changes,
      pending: pendingIn(data),
      pendingMonth:
        data && oldestMonth !== month
          ? answerableMonth(oldestMonth, oldestPlan.getCurrentResult().data, permissions)
          : null,
      marked,
      overlay,
      concernedPlan: concerned.getCurrentResult().data,
    };
  }

  const subscription = createSubscription(() => state, start);
  const state = createObservable(compute());

  function start(): () => void {
    // Batched, not while a query notifies: reading a result may change which queries are fetched.
    const onResult = notifyManager.batchCalls(update);
    const stops = [plan, concerned, oldest, oldestPlan].map((query) => query.subscribe(onResult));
    stops.push(today.subscribe(update));
    update();
    return () => {
      for (const stop of stops) stop();
    };
  }

  function update(): void {
    const now = state.get();
    const next = compute();
    const keys = Object.keys(next) as (keyof typeof next)[];
    if (keys.some((key) => next[key] !== now[key])) state.set(next);
    if (subscription.isActive()) fetchNeighbours();
  }

  function change(changes: Partial<Choices<Target>>): void {
    choices = { ...choices, ...changes };
    update();
  }

  /** Fetches the neighbours of the month, after the month itself and only once. @requirement my-plan-8 */
  function fetchNeighbours(): void {
    const { month, plan: data } = state.get();
    if (!data || month === neighboursOf) return;
    neighboursOf = month;
    for (const step of [-1, 1])
      void client.prefetchQuery({ ...myPlanQuery(addMonths(month, step)), staleTime: Infinity });
  }

  /**
   * Fetches the oldest month with a request that the user may answer; null for none and after a failure.
   *
   * @requirement my-plan-20, my-plan-39
   */
  async function fetchPendingMonth(): Promise<LocalMonth | null> {
    if (kinds === 0) return null;
    try {
      const month = await client.fetchQuery({ ...oldestQuery, staleTime: 0 });
      const data =
        month !== null && kinds === 1
          ? await client.fetchQuery({ ...myPlanQuery(month), staleTime: 0 })
          : undefined;
      return answerableMonth(month, data, permissions);
    } catch {
      return null;
    }
  }

  /** Reports a month for the address. The screen sets it when the address has changed. */
  function goToMonth(month: LocalMonth): void {
    for (const listener of monthListeners) listener(month);
  }

  function open(overlay: MyPlanOverlay<Target>): void {
    change({ overlay });
  }

  function openRequest(day: LocalDate): void {
    const { first, last } = requestedDays(choices.marked, day);
    open({ kind: 'newRequest', day: first, lastDay: last });
  }

  function close(): void {
    const anchor = opener;
    opener = null;
    change({ overlay: null });
    focus.back(anchor);
  }

  /** Closes the overlay when the element that opened it disappears as well. */
  function closeToDays(changes: Partial<Choices<Target>> = {}): void {
    opener = null;
    change({ ...changes, overlay: null });
    focus.toDays();
  }

  return {
    get: state.get,
    subscribe: subscription.subscribe,
    setMonth: (month, isRemembered) => change({ month, isRemembered }),
    onMonthChange(listener) {
      monthListeners.add(listener);
      return () => monthListeners.delete(listener);
    },
    goToMonth,
    goToToday: () => goToMonth(monthOf(today.get())),
    turnPage: (direction) => goToMonth(addMonths(choices.month, direction === 'next' ? 1 : -1)),
    changeView: (view) => change({ view }),
    retry: () => void plan.refetch(),
    see(days) {
      const { plan: data, isCurrent } = state.get();
      if (data && isCurrent) visit.see(data, days);
    },
    openMenu(target) {
      opener = target.anchor;
      open({ kind: 'menu', day: ownDayOf(target), target });
    },
    openDetail(target) {
      opener = target.anchor;
      open({ kind: 'detail', day: ownDayOf(target), interval: target.interval });
    },
    openRequests: (kind, day) => open({ kind, day: day ?? null }),
    act(id) {
      const { overlay, marked } = choices;
      if (!overlay?.day) return;
      const { day } = overlay;
      if (id === 'detail')
        open({ kind: id, day, interval: overlay.kind === 'menu' ? overlay.target.interval : null });
      else if (id === 'newRequest') openRequest(day);
      else if (id === 'sign' || id === 'change') open({ kind: id, day });
      else {
        change({ marked: markedWith(marked, day) });
        close();
      }
    },
    mark: (marked) => change({ marked }),
    unmark: () => closeToDays({ marked: null }),
    requestMarked(anchor) {
      const { marked } = choices;
      if (!marked) return;
      opener = anchor;
      openRequest(marked.first);
    },
    requested() {
      if (choices.marked) closeToDays({ marked: null });
      else close();
    },
    async answered() {
      const { month } = choices;
      closeToDays();
      const next = await fetchPendingMonth();
      // A user who has changed the month meanwhile stays there.
      if (next !== null && next !== month && choices.month === month) goToMonth(next);
    },
    close,
  };
}
