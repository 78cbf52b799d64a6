import type { CentreChoice, CentreSelection } from '../centres/centre-choice.ts';
import type { LocalDate } from '../core/local-date.ts';
import type { Observable } from '../core/observable.ts';
import type { Coverage, PresenceFilter } from './coverage.ts';
import type { DepartmentInterval } from './department-plan.ts';
import type { AbsenceTarget } from './kept-absence.ts';
import type { PlanAccess } from './plan-access.ts';
import type { PlanDays, PlanMode } from './plan-days.ts';
import type { PlanContent } from './plan-queries.ts';
import type { PersonRow, PlanTarget } from './plan-target.ts';
import type { PlanPlace } from './prefetch-department-plan.ts';
import type { UnknownPlans } from './unknown-plans.ts';

/** How the plan is shown: bars over time, or words. */
export type PlanView = 'timeline' | 'list';

/** What is open over the plan. */
export type PlanOverlay<Target> =
  | { kind: 'interval' | 'person' | 'menu' | 'detail'; target: Target }
  /** The dialog for an absence. The target is null where the absence was kept from an earlier session. */
  | { kind: 'absence'; absence: AbsenceTarget; target: Target | null };

/** The state of a department plan. */
export interface DepartmentPlanState<Target extends PlanTarget = PlanTarget> {
  /** A day of the page. */
  day: LocalDate;
  /** Days shown at once. */
  mode: PlanMode;
  /** The days of the page. */
  days: PlanDays;
  /** The current day. */
  today: LocalDate;
  /** Whether the days are those viewed last on this device, without today. */
  areDaysRemembered: boolean;
  /** Whose people are shown; null until the centre is known. */
  centre: CentreChoice | null;
  /** Whether the picker of a centre is open. */
  isChoosingCentre: boolean;
  /** The page that is shown, or why there is none. */
  content: PlanContent;
  /** The people of the page whose plans are not known. */
  unknown: UnknownPlans;
  /** The people that search and filter leave, in the order of the page. */
  rows: readonly PersonRow[];
  /** The number of people on each day, of those whose plans are known. */
  coverage: Coverage;
  /** Whether the plans of the page are being computed again. */
  isRecalculating: boolean;
  /** Bars or words. */
  view: PlanView;
  /** Which people are shown. */
  presence: PresenceFilter;
  /** Whether the search is shown. */
  hasSearch: boolean;
  /** The text that people are searched by; empty while the search is not shown. */
  search: string;
  /** The shift whose mates are marked; null for none. */
  picked: DepartmentInterval | null;
  /** What is open over the plan; null for nothing. */
  overlay: PlanOverlay<Target> | null;
}

/** A department plan. It fetches while something subscribes to it. */
export interface DepartmentPlan<Target extends PlanTarget = PlanTarget> extends Observable<
  DepartmentPlanState<Target>
> {
  /** What the user may do. */
  access: PlanAccess;
  /** Calls back when the user goes to other days or people. Returns a function that ends it. */
  onPlaceChange(listener: (changes: Partial<PlanPlace>) => void): () => void;
  /** Shows the page of a day. */
  goToDay(day: LocalDate): void;
  goToToday(): void;
  /** Shows the neighbouring page. */
  turnPage(direction: 'previous' | 'next'): void;
  changeMode(mode: PlanMode): void;
  chooseCentre(choice: CentreSelection): void;
  showOwnCentre(): void;
  openCentrePicker(isOpen: boolean): void;
  changeView(view: PlanView): void;
  changePresence(presence: PresenceFilter): void;
  search(text: string): void;
  /** Opens or closes the search, where there is no room for it at all times. */
  openSearch(isOpen: boolean): void;
  /** Says whether there is room for the search at all times. */
  setRoom(hasRoom: boolean): void;
  /** Ends search and filter. */
  showEveryone(): void;
  /** Says which rows are visible: their plans are loaded first. */
  setVisibleRows(rows: { first: number; last: number }): void;
  /** Loads again what is missing. */
  retry(): void;
  /** Has the plans of the page computed again; resolves to whether that succeeded. */
  recalculate(): Promise<boolean>;
  /** Opens the detail of an interval. The mates of a shift are marked from now on. */
  openInterval(target: Target): void;
  openPerson(target: Target): void;
  openMenu(target: Target): void;
  /** Opens the plan of a person in words. */
  openDetail(target: Target): void;
  /** Opens the dialog for an absence of a person. */
  insertAbsence(target: Target): void;
  /** Closes what is open over the plan. */
  close(): void;
  /** Marks no mates, unless something is open over the plan. */
  unpick(): void;
}
