import { batch, computed, effect, signal } from '@preact/signals-core';
import type { QueryClient } from '@tanstack/react-query';
import type { Clock } from '../core/clock.ts';
import { currentDay } from '../core/current-time.ts';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { monthOf } from '../core/local-date.ts';
import { addMonths } from '../core/local-date-arithmetic.ts';
import { querySignal } from '../core/query-signal.ts';
import type { Permissions } from '../session/permissions.ts';
import { isAllowed } from '../session/permissions.ts';
import type { PlanVisit } from './create-plan-news.ts';
import { noChanges } from './create-plan-news.ts';
import type { MarkedRange } from './marked-days.ts';
import { markedWith, requestedDays } from './marked-days.ts';
import type { MyPlanFocus, MyPlanModel, MyPlanOverlay, MyPlanState, MyPlanView } from './my-plan-model.ts';
import { myPlanQuery, oldestMonthWithPlanRequestQuery } from './my-plan.ts';
import { answerableKinds, answerableMonth, pendingOf } from './pending-plan.ts';
import type { MyPlanTarget } from './plan-day.ts';
import { ownDayOf } from './plan-day.ts';

/** Key of the draft of a new request that the user opened from the plan. */
export const planDraftKey = 'newRequest.myPlan';

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
  /** Called with the month that the address must show, before `setMonth` shows it. */
  onMonthChange: (month: LocalMonth) => void;
}

/** Creates the user's own plan: the month, its requests, the marked days and the overlay. */
export function createMyPlan<Target extends MyPlanTarget = MyPlanTarget>(
  options: MyPlanOptions<Target>,
): MyPlanModel<Target> {
  const { client, clock, permissions, drafts, visit, focus, onMonthChange } = options;
  const kinds = answerableKinds(permissions);
  const hasDraft = isAllowed(permissions, 'absence') && drafts.read(planDraftKey) !== null;
  /** The element that opened the overlay, or the overlay before it; null for a button that keeps the focus itself. */
  let opener: Target['anchor'] | null = null;

  const month = signal(options.month);
  const isRemembered = signal(options.isRemembered);
  const view = signal(options.view);
  const marked = signal<MarkedRange | null>(null);
  const overlay = signal<MyPlanOverlay<Target> | null>(hasDraft ? { kind: 'newRequest', day: null } : null);

  const today = currentDay(clock);
  const plan = querySignal(client, () => myPlanQuery(month.value));
  // The end of a night on the first of a month belongs to the month before.
  const concerned = querySignal(client, () =>
    myPlanQuery(overlay.value?.day ? monthOf(overlay.value.day) : month.value),
  );
  const oldestQuery = oldestMonthWithPlanRequestQuery();
  const oldest = querySignal(client, () => ({ ...oldestQuery, enabled: kinds > 0 }));
  const oldestMonth = computed(() => oldest.data.value ?? null);
  const oldestPlan = querySignal(client, () => ({
    ...myPlanQuery(oldestMonth.value ?? month.value),
    enabled: oldestMonth.value !== null && kinds === 1,
  }));

  const isUpToDate = computed(
    () => plan.data.value !== undefined && !plan.isFetching.value && plan.error.value === null,
  );
  let marks = { month: options.month, changes: noChanges };
  const changes = computed(() => {
    const data = plan.data.value;
    // While the plan is refreshed, the marks stay.
    if (data && isUpToDate.value) marks = { month: data.month, changes: visit.receive(data) };
    return data?.month === marks.month ? marks.changes : noChanges;
  });
  const pending = computed(() => pendingOf(plan.data.value, permissions));
  const pendingMonth = computed(() =>
    plan.data.value && oldestMonth.value !== month.value
      ? answerableMonth(oldestMonth.value, oldestPlan.data.value, permissions)
      : null,
  );

  const isLoaded = computed(() => plan.data.value !== undefined);
  /** Fetches the neighbours of the month, after the month itself. @requirement my-plan-8 */
  const fetchNeighbours = () => {
    if (!isLoaded.value) return;
    for (const step of [-1, 1])
      void client.prefetchQuery({ ...myPlanQuery(addMonths(month.value, step)), staleTime: Infinity });
  };
  let stop = () => {};
  const state = computed(
    (): MyPlanState<Target> => ({
      month: month.value,
      today: today.value,
      isRemembered: isRemembered.value && month.value !== monthOf(today.value),
      view: view.value,
      plan: plan.data.value,
      error: plan.error.value,
      isFetching: plan.isFetching.value,
      isCurrent: isUpToDate.value && overlay.value === null,
      changes: changes.value,
      pending: pending.value,
      pendingMonth: pendingMonth.value,
      marked: marked.value,
      overlay: overlay.value,
      concernedPlan: concerned.data.value,
    }),
    {
      watched: () => (stop = effect(fetchNeighbours)),
      unwatched: () => stop(),
    },
  );

  /**
   * Fetches the oldest month with a request that the user may answer; null for none and after a failure.
   *
   * @requirement my-plan-20, my-plan-39
   */
  async function fetchPendingMonth(): Promise<LocalMonth | null> {
    if (kinds === 0) return null;
    try {
      const pendingIn = await client.fetchQuery({ ...oldestQuery, staleTime: 0 });
      const data =
        pendingIn !== null && kinds === 1
          ? await client.fetchQuery({ ...myPlanQuery(pendingIn), staleTime: 0 })
          : undefined;
      return answerableMonth(pendingIn, data, permissions);
    } catch {
      return null;
    }
  }

  function openRequest(day: LocalDate): void {
    const { first, last } = requestedDays(marked.peek(), day);
    overlay.value = { kind: 'newRequest', day: first, lastDay: last };
  }

  function close(): void {
    const anchor = opener;
    opener = null;
    overlay.value = null;
    focus.back(anchor);
  }

  /** Closes the overlay when the element that opened it disappears as well. */
  function closeToDays(): void {
    opener = null;
    overlay.value = null;
    focus.toDays();
  }

  function unmark(): void {
    marked.value = null;
    closeToDays();
  }

  return {
    state,
    setMonth: (next, isNextRemembered) =>
      batch(() => {
        month.value = next;
        isRemembered.value = isNextRemembered;
      }),
    goToMonth: onMonthChange,
    goToToday: () => onMonthChange(monthOf(today.peek())),
    turnPage: (direction) => onMonthChange(addMonths(month.peek(), direction === 'next' ? 1 : -1)),
    changeView: (next) => void (view.value = next),
    retry: plan.refetch,
    see(days) {
      const { plan: data, isCurrent } = state.peek();
      if (data && isCurrent) visit.see(data, days);
    },
    openMenu(target) {
      opener = target.anchor;
      overlay.value = { kind: 'menu', day: ownDayOf(target), target };
    },
    openDetail(target) {
      opener = target.anchor;
      overlay.value = { kind: 'detail', day: ownDayOf(target), interval: target.interval };
    },
    openRequests: (kind, day) => void (overlay.value = { kind, day: day ?? null }),
    act(id) {
      const opened = overlay.peek();
      if (!opened?.day) return;
      const { day } = opened;
      if (id === 'detail')
        overlay.value = { kind: id, day, interval: opened.kind === 'menu' ? opened.target.interval : null };
      else if (id === 'newRequest') openRequest(day);
      else if (id === 'sign' || id === 'change') overlay.value = { kind: id, day };
      else {
        marked.value = markedWith(marked.peek(), day);
        close();
      }
    },
    mark: (days) => void (marked.value = days),
    unmark,
    requestMarked(anchor) {
      const days = marked.peek();
      if (!days) return;
      opener = anchor;
      openRequest(days.first);
    },
    requested: () => (marked.peek() ? unmark() : close()),
    async answered() {
      const before = month.peek();
      closeToDays();
      const next = await fetchPendingMonth();
      // A user who has changed the month meanwhile stays there.
      if (next !== null && next !== before && month.peek() === before) onMonthChange(next);
    },
    close,
  };
}
