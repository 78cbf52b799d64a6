import type { CreateProgressLimiter } from './department-plan-page-query.ts';
import type { Clock } from '../core/clock.ts';
import { currentDay } from '../core/current-time.ts';
import type { LocalDate } from '../core/local-date.ts';
import { createObservable } from '../core/observable.ts';
import { rememberLast } from '../core/remember-last.ts';
import { createSubscription } from '../core/subscription.ts';
import type { Permissions } from '../session/permissions.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { DayBounds } from './away.ts';
import { boundsOfDays } from './away.ts';
import type { Coverage, PresenceFilter } from './coverage.ts';
import { coverageOf, isShownBy } from './coverage.ts';
import { dayGroups } from './day-groups.ts';
import type { DepartmentPlan, DepartmentPlanState, PlanOverlay } from './department-plan-model.ts';
import type { DepartmentInterval, LoadedPlanPage } from './department-plan.ts';
import { findPeople } from './find-people.ts';
import type { Drafts } from '../core/drafts.ts';
import type { AbsenceTarget } from './kept-absence.ts';
import { keepAbsence, keptAbsence } from './kept-absence.ts';
import { planAccessOf } from './plan-access.ts';
import type { PlanDays, PlanView } from './plan-days.ts';
import { dayBeside, pageOf } from './plan-days.ts';
import { createPlanQueries } from './plan-queries.ts';
import type { PersonRow, PlanTarget } from './plan-target.ts';
import { dayOfTarget } from './plan-target.ts';
import type { PlanPlace } from './prefetch-department-plan.ts';
import { loadedPlace } from './prefetch-department-plan.ts';
import { unknownPlans } from './unknown-plans.ts';
import { createVisiblePeople } from './visible-people.ts';

/**
 * Where the shown day comes from: the user has chosen it, it is the one viewed last on this device, or it is the current day, which
 * the plan follows over midnight.
 */
export type DaySource = 'user' | 'device' | 'today';

/** The choices of the user. */
interface Choices<Target> {
  place: PlanPlace;
  dayFrom: DaySource;
  view: PlanView;
  presence: PresenceFilter;
  /** The text that people are searched by. */
  search: string;
  isChoosingCentre: boolean;
  overlay: PlanOverlay<Target> | null;
  /** The shift that was opened last, and the first day of its page. */
  picked: { page: LocalDate; interval: DepartmentInterval } | null;
}

/** The options of `createDepartmentPlan`. */
export interface DepartmentPlanOptions {
  client: QueryClient;
  clock: Clock;
  permissions: Permissions;
  /** The store for the absence that is being inserted. */
  drafts: Drafts;
  /** The days and people shown first. */
  place: PlanPlace;
  /** Where the first day comes from. */
  dayFrom: DaySource;
  /** How the plan is shown first. Default `timeline`. */
  view?: PlanView;
  /** Limits how often a growing page changes the state. */
  limitProgress: CreateProgressLimiter;
}

const noPeople: LoadedPlanPage['people'] = [];
const noRows = { first: 0, last: -1 };
const nothingRead: Coverage = { readCount: 0, peopleCount: 0, days: [], thinnestDay: null, hours: null };

/** Creates the model of the department plan. */
export function createDepartmentPlan<Target extends PlanTarget = PlanTarget>(
  options: DepartmentPlanOptions,
): DepartmentPlan<Target> {
  const { clock, permissions, drafts, view: firstView = 'timeline' } = options;
  const visiblePeople = createVisiblePeople();
  const queries = createPlanQueries({ ...options, visiblePeople }, loadedPlace(options.place, firstView));
  const placeListeners = new Set<(changes: Partial<PlanPlace>) => void>();
  const absence = keptAbsence(drafts);
  let choices: Choices<Target> = {
    place: options.place,
    dayFrom: options.dayFrom,
    view: firstView,
    presence: 'everybody',
    search: '',
    isChoosingCentre: false,
    overlay: absence && { kind: 'absence', absence, target: null },
    picked: null,
  };

  // Batches arrive many times a second: parts that do not change stay the same objects.
  const daysAt = rememberLast(pageOf);
  const loadedDaysAt = rememberLast(pageOf);
  const boundsAt = rememberLast(boundsOfDays);
  const groupsOf = rememberLast(dayGroups);
  const unknownOf = rememberLast(unknownPlans);
  const rowsOf = rememberLast(
    (
      people: LoadedPlanPage['people'],
      /** Undefined without a filter, so that arriving plans change no row. */
      intervals: LoadedPlanPage['intervals'] | undefined,
      search: string,
      presence: PresenceFilter,
      days: readonly DayBounds[],
    ): readonly PersonRow[] =>
      findPeople(people, search)
        .filter(({ personRef }) => isShownBy(presence, intervals?.get(personRef), days))
        .map((person) => ({ id: person.personRef, person })),
  );
  const countOf = rememberLast((page: LoadedPlanPage | null, days: PlanDays): Coverage => {
    const coverage = page ? coverageOf(page, days) : nothingRead;
    // Without any plan the counts are empty instead of zero.
    return coverage.readCount === 0 ? nothingRead : coverage;
  });

  function compute(): DepartmentPlanState<Target> {
    const { place, view, presence, search, isChoosingCentre, overlay, picked } = choices;
    const { day, mode } = place;
    visiblePeople.setSearch(search);
    const loaded = loadedPlace(place, view);
    const results = queries.read(loaded);
    const page = results.content.kind === 'people' ? results.content.page : null;
    const error = results.content.kind === 'people' ? results.content.error : null;
    const days = daysAt(day, mode);
    const bounds = boundsAt(days.from, days.to);
    const today = currentDay(clock).get();
    const hasToday = days.from <= today && today <= days.to;
    const unknown = unknownOf(page, error);
    const people = page?.people ?? noPeople;
    const rows = rowsOf(
      people,
      presence === 'everybody' ? undefined : page?.intervals,
      search,
      presence,
      bounds,
    );
    const [onlyDay] = bounds;
    return {
      day,
      mode,
      days,
      today,
      areDaysRemembered: choices.dayFrom === 'device' && !hasToday,
      centre: results.centre,
      isChoosingCentre,
      content: results.content,
      unknown,
      rows,
      coverage: countOf(page, loadedDaysAt(loaded.day, loaded.mode)),
      groups: onlyDay && page && loaded !== place ? groupsOf(rows, page.intervals, unknown, onlyDay) : null,
      isRecalculating: results.isRecalculating,
      view,
      presence,
      search,
      picked: picked?.page === days.from ? picked.interval : null,
      overlay,
    };
  }

  const state = createObservable(compute());
  const subscription = createSubscription(
    () => state,
    () => {
      const stops = [queries.start(update), currentDay(clock).subscribe(followToday)];
      followToday();
      return () => {
        for (const stop of stops) stop();
      };
    },
  );

  function update(): void {
    const now = state.get();
    const next = compute();
    const keys = Object.keys(next) as (keyof typeof next)[];
    if (keys.some((key) => next[key] !== now[key])) state.set(next);
  }

  function followToday(): void {
    if (choices.dayFrom === 'today')
      choices = { ...choices, place: { ...choices.place, day: currentDay(clock).get() } };
    update();
  }

  function change(changes: Partial<Choices<Target>>): void {
    choices = { ...choices, ...changes };
    update();
  }

  /** Shows other days or people, and reports them for the address. */
  function goTo(changes: Partial<PlanPlace>): void {
    change({
      place: { ...choices.place, ...changes },
      // The address has the day from now on.
      dayFrom: choices.dayFrom === 'device' && changes.day === undefined ? 'device' : 'user',
    });
    for (const listener of placeListeners) listener(changes);
  }

  function open(overlay: PlanOverlay<Target>): void {
    change({ overlay });
  }

  return {
    get: state.get,
    subscribe: subscription.subscribe,
    access: planAccessOf(permissions),
    onPlaceChange(listener) {
      placeListeners.add(listener);
      return () => placeListeners.delete(listener);
    },
    goToDay: (day) => goTo({ day }),
    goToToday: () => goTo({ day: currentDay(clock).get() }),
    turnPage(direction) {
      const { day, mode } = choices.place;
      goTo({ day: dayBeside(day, mode, direction) });
    },
    changeMode: (mode) => goTo({ mode }),
    chooseCentre: (choice) => goTo({ choice }),
    showOwnCentre: () => goTo({ choice: { ...choices.place.choice, centreId: null } }),
    openCentrePicker: (isOpen) => change({ isChoosingCentre: isOpen }),
    changeView: (view) => change({ view }),
    changePresence: (presence) => change({ presence }),
    search: (text) => change({ search: text }),
    showEveryone: () => change({ search: '', presence: 'everybody' }),
    setVisibleRows(rows) {
      // People that a filter shows are loaded already; all others are loaded in the order of the page.
      visiblePeople.setRows(choices.presence === 'everybody' ? rows : noRows);
    },
    retry: queries.retry,
    recalculate: () => queries.recalculate(loadedPlace(choices.place, choices.view)),
    openInterval(target) {
      const { interval } = target;
      change({
        overlay: { kind: 'interval', target },
        picked: interval?.kind === 'shift' ? { page: state.get().days.from, interval } : null,
      });
    },
    openPerson: (target) => open({ kind: 'person', target }),
    openMenu: (target) => open({ kind: 'menu', target }),
    openDetail: (target) => open({ kind: 'detail', target }),
    insertAbsence(target) {
      const { personRef, fullName } = target.row.person;
      const { days, today } = state.get();
      const targetDay = dayOfTarget(target);
      const firstDay = days.from <= today && today <= days.to ? today : days.from;
      const next: AbsenceTarget = { personRef, name: fullName, day: targetDay ?? firstDay };
      keepAbsence(drafts, next);
      open({ kind: 'absence', absence: next, target });
    },
    close() {
      if (choices.overlay?.kind === 'absence') keepAbsence(drafts, null);
      change({ overlay: null });
    },
    unpick() {
      if (choices.picked && !choices.overlay) change({ picked: null });
    },
  };
}
