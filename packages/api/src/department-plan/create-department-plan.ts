import { batch, computed, effect, signal } from '@preact/signals-core';
import type { CreateProgressLimiter } from './department-plan-page-query.ts';
import type { Clock } from '../core/clock.ts';
import { currentDay } from '../core/current-time.ts';
import type { LocalDate } from '../core/local-date.ts';
import type { Permissions } from '../session/permissions.ts';
import type { QueryClient } from '@tanstack/react-query';
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
import type { PlanView } from './plan-days.ts';
import { dayBeside, pageOf } from './plan-days.ts';
import { createPlanQueries } from './plan-queries.ts';
import type { PersonRow, PlanTarget } from './plan-target.ts';
import { dayOfTarget } from './plan-target.ts';
import type { PlanPlace } from './prefetch-department-plan.ts';
import { loadedPlace } from './prefetch-department-plan.ts';
import { unknownPlans } from './unknown-plans.ts';

/**
 * Where the shown day comes from: the user has chosen it, it is the one viewed last on this device, or it is the current day, which
 * the plan follows over midnight.
 */
export type DaySource = 'user' | 'device' | 'today';

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
  /** Called when the user goes to other days or people. */
  onPlaceChange: (changes: Partial<PlanPlace>) => void;
}

const noPeople: LoadedPlanPage['people'] = [];
const noRows = { first: 0, last: -1 };
const nothingRead: Coverage = { readCount: 0, peopleCount: 0, days: [], thinnestDay: null, hours: null };

/** Creates the model of the department plan. */
export function createDepartmentPlan<Target extends PlanTarget = PlanTarget>(
  options: DepartmentPlanOptions,
): DepartmentPlan<Target> {
  const { clock, permissions, drafts, onPlaceChange } = options;
  const absence = keptAbsence(drafts);
  const chosen = signal(options.place);
  const dayFrom = signal(options.dayFrom);
  const view = signal(options.view ?? 'timeline');
  const presence = signal<PresenceFilter>('everybody');
  const search = signal('');
  const isChoosingCentre = signal(false);
  const overlay = signal<PlanOverlay<Target> | null>(absence && { kind: 'absence', absence, target: null });
  /** The shift that was opened last, and the first day of its page. */
  const picked = signal<{ page: LocalDate; interval: DepartmentInterval } | null>(null);

  const today = currentDay(clock);
  const day = computed(() => (dayFrom.value === 'today' ? today.value : chosen.value.day));
  const mode = computed(() => chosen.value.mode);
  const choice = computed(() => chosen.value.choice);
  const place = computed((): PlanPlace => ({ day: day.value, mode: mode.value, choice: choice.value }));
  const loaded = computed(() => loadedPlace(place.value, view.value));
  const { content, centre, isRecalculating, visiblePeople, ...queries } = createPlanQueries({
    ...options,
    place: loaded,
    search,
  });

  // Batches arrive many times a second: parts that do not change stay the same objects.
  const page = computed(() => (content.value.kind === 'people' ? content.value.page : null));
  const error = computed(() => (content.value.kind === 'people' ? content.value.error : null));
  const days = computed(() => pageOf(day.value, mode.value));
  const bounds = computed(() => boundsOfDays(days.value.from, days.value.to));
  const hasToday = computed(() => days.value.from <= today.value && today.value <= days.value.to);
  const unknown = computed(() => unknownPlans(page.value, error.value));
  const people = computed(() => page.value?.people ?? noPeople);
  const rows = computed((): readonly PersonRow[] => {
    // Without a filter, arriving plans change no row.
    const intervals = presence.value === 'everybody' ? undefined : page.value?.intervals;
    return findPeople(people.value, search.value)
      .filter(({ personRef }) => isShownBy(presence.value, intervals?.get(personRef), bounds.value))
      .map((person) => ({ id: person.personRef, person }));
  });
  const coverage = computed((): Coverage => {
    const counts = page.value
      ? coverageOf(page.value, pageOf(loaded.value.day, loaded.value.mode))
      : nothingRead;
    // Without any plan the counts are empty instead of zero.
    return counts.readCount === 0 ? nothingRead : counts;
  });
  const groups = computed(() => {
    const [onlyDay] = bounds.value;
    const isByShift = loaded.value !== place.value;
    return onlyDay && page.value && isByShift
      ? dayGroups(rows.value, page.value.intervals, unknown.value, onlyDay)
      : null;
  });

  let stop = () => {};
  const state = computed(
    (): DepartmentPlanState<Target> => ({
      day: day.value,
      mode: mode.value,
      days: days.value,
      today: today.value,
      areDaysRemembered: dayFrom.value === 'device' && !hasToday.value,
      centre: centre.value,
      isChoosingCentre: isChoosingCentre.value,
      content: content.value,
      unknown: unknown.value,
      rows: rows.value,
      coverage: coverage.value,
      groups: groups.value,
      isRecalculating: isRecalculating.value,
      view: view.value,
      presence: presence.value,
      search: search.value,
      picked: picked.value?.page === days.value.from ? picked.value.interval : null,
      overlay: overlay.value,
    }),
    {
      watched: () => (stop = effect(queries.fetchNeighbours)),
      unwatched: () => stop(),
    },
  );

  /** Shows other days or people, and reports them for the address. */
  function goTo(changes: Partial<PlanPlace>): void {
    batch(() => {
      chosen.value = { ...place.peek(), ...changes };
      // The address has the day from now on.
      if (dayFrom.peek() !== 'device' || changes.day !== undefined) dayFrom.value = 'user';
    });
    onPlaceChange(changes);
  }

  return {
    state,
    access: planAccessOf(permissions),
    goToDay: (next) => goTo({ day: next }),
    goToToday: () => goTo({ day: today.peek() }),
    turnPage: (direction) => goTo({ day: dayBeside(day.peek(), mode.peek(), direction) }),
    changeMode: (next) => goTo({ mode: next }),
    chooseCentre: (next) => goTo({ choice: next }),
    showOwnCentre: () => goTo({ choice: { ...choice.peek(), centreId: null } }),
    openCentrePicker: (isOpen) => void (isChoosingCentre.value = isOpen),
    changeView: (next) => void (view.value = next),
    changePresence: (next) => void (presence.value = next),
    search: (text) => void (search.value = text),
    showEveryone: () =>
      batch(() => {
        search.value = '';
        presence.value = 'everybody';
      }),
    setVisibleRows(visible) {
      // People that a filter shows are loaded already; all others are loaded in the order of the page.
      visiblePeople.setRows(presence.peek() === 'everybody' ? visible : noRows);
    },
    retry: queries.retry,
    recalculate: queries.recalculate,
    openInterval(target) {
      const { interval } = target;
      batch(() => {
        overlay.value = { kind: 'interval', target };
        picked.value = interval?.kind === 'shift' ? { page: days.peek().from, interval } : null;
      });
    },
    openPerson: (target) => void (overlay.value = { kind: 'person', target }),
    openMenu: (target) => void (overlay.value = { kind: 'menu', target }),
    openDetail: (target) => void (overlay.value = { kind: 'detail', target }),
    insertAbsence(target) {
      const { personRef, fullName } = target.row.person;
      const firstDay = hasToday.peek() ? today.peek() : days.peek().from;
      const next: AbsenceTarget = { personRef, name: fullName, day: dayOfTarget(target) ?? firstDay };
      keepAbsence(drafts, next);
      overlay.value = { kind: 'absence', absence: next, target };
    },
    close() {
      if (overlay.peek()?.kind === 'absence') keepAbsence(drafts, null);
      overlay.value = null;
    },
    unpick() {
      if (!overlay.peek()) picked.value = null;
    },
  };
}
