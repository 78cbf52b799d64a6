import type { ReadonlySignal } from '@preact/signals-core';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import type { PlanChanges } from './create-plan-news.ts';
import type { MarkedRange } from './marked-days.ts';
import type { MyPlan, MyPlanInterval } from './my-plan.ts';
import type { PendingPlan } from './pending-plan.ts';
import type { MyPlanTarget, PlanDayActionId } from './plan-day.ts';

/** The view of the days: `bars` over the hours, or a `list` in words. */
export type MyPlanView = 'bars' | 'list';

/** A dialog that shows a part of the plan. @requirement my-plan-16 */
export type MyPlanDialog =
  | { kind: 'detail'; day: LocalDate; interval: MyPlanInterval | null }
  /** The requests of a day; null: of the whole month. */
  | { kind: 'sign' | 'change'; day: LocalDate | null };

/** The dialog or menu that is open over the plan. @requirement my-plan-16 */
export type MyPlanOverlay<Target> =
  | MyPlanDialog
  | { kind: 'menu'; day: LocalDate; target: Target }
  /** The day is null for a restored draft. */
  | { kind: 'newRequest'; day: LocalDate | null; lastDay?: LocalDate };

/** The state of the user's own plan. */
export interface MyPlanState<Target extends MyPlanTarget = MyPlanTarget> {
  /** The month that is shown. */
  month: LocalMonth;
  /** The current day. */
  today: LocalDate;
  /** Whether the month is the one viewed last on this device, and not the current one. */
  isRemembered: boolean;
  /** The view of the days. */
  view: MyPlanView;
  /** The plan of the month; undefined while loading. */
  plan: MyPlan | undefined;
  /** The error of the last load; null for none. A loaded plan stays. */
  error: Error | null;
  isFetching: boolean;
  /** Whether the plan is loaded and neither outdated nor behind an overlay, so that its visible days are seen. */
  isCurrent: boolean;
  /** The changes since the user saw the month last. */
  changes: PlanChanges;
  /** The pending requests of the month. */
  pending: PendingPlan;
  /** Another month with requests that the user may answer; null for none, and while the plan is loading. */
  pendingMonth: LocalMonth | null;
  /** The days that are marked for a new request; null for none. */
  marked: MarkedRange | null;
  /** The open dialog or menu; null for none. */
  overlay: MyPlanOverlay<Target> | null;
  /** The plan of the overlay's month; undefined while loading. */
  concernedPlan: MyPlan | undefined;
}

/** Moves the focus after an overlay was closed. */
export interface MyPlanFocus<Anchor> {
  /** Moves the focus to the days, because the element that had it is gone. */
  toDays(): void;
  /** Moves a lost focus to the anchor, or to the days if the anchor is gone. */
  back(anchor: Anchor | null): void;
}

/** The user's own plan. It fetches only while its state is watched. */
export interface MyPlanModel<Target extends MyPlanTarget = MyPlanTarget> {
  state: ReadonlySignal<MyPlanState<Target>>;
  /** Shows the month of the address, after the address has changed. */
  setMonth(month: LocalMonth, isRemembered: boolean): void;
  /** Goes to a month: the address changes, and then `setMonth` shows it. */
  goToMonth(month: LocalMonth): void;
  /** Goes to the month of the current day. */
  goToToday(): void;
  /** Goes to the previous or the next month. */
  turnPage(direction: 'previous' | 'next'): void;
  changeView(view: MyPlanView): void;
  /** Loads the plan of the month again. */
  retry(): void;
  /** Called when days have been visible for a moment. Does nothing while the plan is not current. */
  see(days: readonly LocalDate[]): void;
  /** Opens the menu of a day or an interval. */
  openMenu(target: Target): void;
  /** Opens the details of a day or an interval. */
  openDetail(target: Target): void;
  /** Opens the requests of one kind: those of a day, by default all of the month. */
  openRequests(kind: 'sign' | 'change', day?: LocalDate): void;
  /** Runs an action for the day of the overlay. */
  act(id: 'detail' | PlanDayActionId): void;
  /** Sets the days that are marked for a new request. */
  mark(days: MarkedRange): void;
  /** Removes the marks. */
  unmark(): void;
  /** Opens a new request for the marked days; `anchor` is the pressed button. */
  requestMarked(anchor: Target['anchor']): void;
  /** Closes the overlay after a new request was sent, and removes the marks. */
  requested(): void;
  /** Closes the overlay after requests were answered, and shows the oldest month with another request, if any. */
  answered(): Promise<void>;
  /** Closes the overlay. */
  close(): void;
}
