import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import type { Observable } from '../core/observable.ts';
import type { MarkedRange } from './marked-days.ts';
import type { MyPlan, MyPlanInterval } from './my-plan.ts';
import type { PendingPlan } from './pending-plan.ts';
import type { MyPlanTarget, PlanDayActionId } from './plan-day.ts';

/** How the days of a month are shown: as bars over the hours, or as a list in words. */
export type MyPlanView = 'bars' | 'list';

/** A dialog that shows a part of the plan. Specification 001 section 2. */
export type MyPlanDialog =
  | { kind: 'detail'; day: LocalDate; interval: MyPlanInterval | null }
  /** The requests of a day; of the whole month without one. */
  | { kind: 'sign' | 'change'; day: LocalDate | null };

/** What is open over the plan. */
export type MyPlanOverlay<Target> =
  | MyPlanDialog
  | { kind: 'menu'; day: LocalDate; target: Target }
  /** The day is null for a draft that was kept from an earlier session. */
  | { kind: 'newRequest'; day: LocalDate | null; lastDay?: LocalDate };

/** The state of the user's own plan. */
export interface MyPlanState<Target extends MyPlanTarget = MyPlanTarget> {
  /** The month that is shown. */
  month: LocalMonth;
  /** The current day. */
  today: LocalDate;
  /** Whether the month is the one viewed last on this device, and not the current one. */
  isRemembered: boolean;
  /** Bars or words. */
  view: MyPlanView;
  /** The plan of the month; undefined while loading. */
  plan: MyPlan | undefined;
  /** Why the plan could not be loaded; null for no reason. A plan that is known stays. */
  error: Error | null;
  isFetching: boolean;
  /** The requests of the month that need an answer. */
  pending: PendingPlan;
  /** Another month in which the user may answer something; null for none, and while the plan is loading. */
  pendingMonth: LocalMonth | null;
  /** The days that are marked for a new request; null for none. */
  marked: MarkedRange | null;
  /** What is open over the plan; null for nothing. */
  overlay: MyPlanOverlay<Target> | null;
  /** The plan of the month that the overlay is about; undefined while loading. */
  concernedPlan: MyPlan | undefined;
}

/** Moves the focus after the overlay was closed and the state was rendered. */
export interface MyPlanFocus<Anchor> {
  /** Moves it to the days, because the element that had it is gone. */
  toDays(): void;
  /** Moves it to the anchor if it is lost; to the days where there is no anchor any more. */
  back(anchor: Anchor | null): void;
}

/** The user's own plan. It fetches while something subscribes to it. */
export interface MyPlanModel<Target extends MyPlanTarget = MyPlanTarget> extends Observable<
  MyPlanState<Target>
> {
  /** Sets the month, which the address decides on. */
  setMonth(month: LocalMonth, isRemembered: boolean): void;
  /** Calls back when another month is to be shown: the address has to follow. Returns a function that ends it. */
  onMonthChange(listener: (month: LocalMonth) => void): () => void;
  showMonth(month: LocalMonth): void;
  /** Shows the month of the current day. */
  showToday(): void;
  /** Shows the neighbouring month. */
  turnPage(direction: 'previous' | 'next'): void;
  changeView(view: MyPlanView): void;
  /** Loads the plan of the month again. */
  retry(): void;
  /** Opens the menu of a day or an interval. */
  openMenu(target: Target): void;
  /** Opens the details of a day or an interval. */
  openDetail(target: Target): void;
  /** Opens all requests of the month of one kind. */
  openRequests(kind: 'sign' | 'change'): void;
  /** Runs an action for the day that the overlay is about. */
  act(id: 'detail' | PlanDayActionId): void;
  /** Marks other days for a new request. */
  mark(days: MarkedRange): void;
  /** Removes the marks. */
  unmark(): void;
  /** Opens a new request for the marked days, from a button. */
  requestMarked(anchor: Target['anchor']): void;
  /** Closes the overlay after a new request was sent: no day is marked any more. */
  requested(): void;
  /** Closes the overlay after requests were answered, and shows the oldest month with another one, if there is any. */
  answered(): Promise<void>;
  /** Closes the overlay. */
  close(): void;
}
