import type { ReadonlySignal } from '@preact/signals-core';
import type { CentreChoice, CentreSelection } from '../centres/centre-choice.ts';
import type { LocalDate } from '../core/local-date.ts';
import type { Coverage, PresenceFilter } from './coverage.ts';
import type { DayGroup } from './day-groups.ts';
import type { DepartmentInterval } from './department-plan.ts';
import type { AbsenceTarget } from './kept-absence.ts';
import type { PlanAccess } from './plan-access.ts';
import type { PlanDays, PlanMode, PlanView } from './plan-days.ts';
import type { PlanContent } from './plan-queries.ts';
import type { PersonRow, PlanTarget } from './plan-target.ts';
import type { UnknownPlans } from './unknown-plans.ts';

/** An overlay of the plan. */
export type PlanOverlay<Target> =
  | { kind: 'interval' | 'person' | 'menu' | 'detail'; target: Target }
  /** The dialog for an absence. The target is null when the absence was restored after a reload. */
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
  /** The centre and category whose people are shown; null until the centre is loaded. */
  centre: CentreChoice | null;
  /** Whether the centre picker is open. */
  isChoosingCentre: boolean;
  /** The page that is shown, or why there is none. */
  content: PlanContent;
  /** The people of the page whose plans are not loaded. */
  unknown: UnknownPlans;
  /** The people that match search and filter, in the order of the page. */
  rows: readonly PersonRow[];
  /** The numbers of people on each day of the page; beside people by shift on each day of the week. */
  coverage: Coverage;
  /** The people of the day by shift; null while the plan is shown in another way. */
  groups: readonly DayGroup[] | null;
  /** Whether the plans of the page are being recalculated. */
  isRecalculating: boolean;
  /** How the plan is shown; `groups` shows bars over several days. */
  view: PlanView;
  /** Which people are shown. */
  presence: PresenceFilter;
  /** The text that people are searched by. */
  search: string;
  /** The shift that is marked in all rows; null for none. */
  picked: DepartmentInterval | null;
  /** The overlay that is open; null for none. */
  overlay: PlanOverlay<Target> | null;
}

/** A department plan. It fetches while its state is watched. */
export interface DepartmentPlan<Target extends PlanTarget = PlanTarget> {
  state: ReadonlySignal<DepartmentPlanState<Target>>;
  /** The permissions of the user. */
  access: PlanAccess;
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
  /** Clears search and filter. */
  showEveryone(): void;
  /** Sets the visible rows, whose plans are loaded first. */
  setVisibleRows(rows: { first: number; last: number }): void;
  /** Fetches missing data again. */
  retry(): void;
  /** Recalculates the plans of the page; resolves to whether that succeeded. @requirement department-plan-31 */
  recalculate(): Promise<boolean>;
  /** Opens the detail of an interval, and marks the people of the same shift. */
  openInterval(target: Target): void;
  openPerson(target: Target): void;
  openMenu(target: Target): void;
  /** Opens the plan of a person in words. */
  openDetail(target: Target): void;
  /** Opens the dialog for an absence of a person. */
  insertAbsence(target: Target): void;
  /** Closes the overlay. */
  close(): void;
  /** Removes the marks of the same shift, unless an overlay is open. */
  unpick(): void;
}
