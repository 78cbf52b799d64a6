import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf, monthOf } from '@selfservice/api/core/local-date';
import { isOtherEntry } from '@selfservice/api/core/plan-interval';
import type { MyPlan, MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import { publicationOf } from '@selfservice/api/my-plan/my-plan';
import { covers, coversDay, isOn, workedIntervals } from '../../patterns/DayDial/workedIntervals.ts';
import { lastDayLike } from './lastDayLike.ts';

/** The loaded plans of the person. */
export interface KnownPlan {
  /** The month that contains today. */
  plan: MyPlan;
  /** The month after it. Default: not loaded. */
  nextPlan?: MyPlan | undefined;
}

/** The state of the day at a moment: the first kind that applies. */
type DayState =
  /** A shift is running; it may have begun yesterday. */
  | { kind: 'shift'; shift: MyPlanInterval }
  /**
   * Entries named by the server replace the shifts of the day, or fill the day. `lastDay` is the last day without
   * a break that is like today; null if unknown.
   */
  | { kind: 'wholeDay'; entries: readonly MyPlanInterval[]; lastDay: LocalDate | null }
  /** An entry named by the server is running for a part of the day. */
  | { kind: 'entry'; entry: MyPlanInterval }
  /** A shift begins later today. */
  | { kind: 'later'; shift: MyPlanInterval }
  /** The last shift of today has ended. */
  | { kind: 'over' }
  /** A public holiday without a shift; its name may be empty. */
  | { kind: 'holiday'; name: string }
  /** Nothing of the month is published. */
  | { kind: 'unpublished' }
  /** No shift is planned; `isCertain` is false where something of the month is not published. */
  | { kind: 'off'; isCertain: boolean };

/** The first shift after the one in the state of the day. */
type NextShift =
  | { kind: 'known'; shift: MyPlanInterval }
  /** None in this month; the next month is not loaded. */
  | { kind: 'noneThisMonth' }
  /** None in both months. */
  | { kind: 'none' }
  /** None in the published part. */
  | { kind: 'unpublished' };

/** The facts that home shows about a day. */
export interface DayFacts {
  state: DayState;
  next: NextShift;
  /** All intervals of today, ordered by begin. */
  intervals: readonly MyPlanInterval[];
  /** The same without the shifts that an entry replaces. */
  worked: readonly MyPlanInterval[];
  /** Whether the next month may contain the next shift, or the end of an absence. */
  needsNextMonth: boolean;
}

/**
 * Computes the state of a day at a moment from the plan, in local time.
 * @requirement dashboard-13, dashboard-15, dashboard-16, dashboard-17
 */
export function dayFacts({ plan, nextPlan }: KnownPlan, now: LocalDateTime): DayFacts {
  const today = dateOf(now);
  const later = nextPlan?.intervals.filter(({ day }) => monthOf(day) === nextPlan.month) ?? [];
  const intervals = [...plan.intervals, ...later].filter(({ begin, end }) => begin < end);
  const entries = intervals.filter(isOtherEntry);
  const shifts = workedIntervals(intervals).filter(({ kind }) => kind === 'shift');
  const upcoming = shifts.find(({ begin }) => begin > now);

  function state(): DayState {
    const current = shifts.find(({ begin, end }) => begin <= now && now < end);
    if (current) return { kind: 'shift', shift: current };
    const whole = entries.filter((entry) => coversDay(entry, today));
    if (whole.length > 0) {
      const lastMonth = (nextPlan ?? plan).month;
      return { kind: 'wholeDay', entries: whole, lastDay: lastDayLike(today, entries, lastMonth) };
    }
    const running = entries.find(({ begin, end }) => begin <= now && now < end);
    if (running) return { kind: 'entry', entry: running };
    if (upcoming && dateOf(upcoming.begin) === today) return { kind: 'later', shift: upcoming };
    const taken = intervals.filter(({ kind, day }) => kind === 'shift' && day === today);
    const instead = entries.filter((entry) => taken.some((shift) => covers(entry, shift)));
    if (shifts.some((shift) => isOn(shift, today))) return { kind: 'over' };
    if (instead.length > 0) return { kind: 'wholeDay', entries: instead, lastDay: today };
    const holiday = plan.publicHolidays.find(({ day }) => day === today);
    if (holiday) return { kind: 'holiday', name: holiday.name };
    const publication = publicationOf(plan);
    if (publication === 'unpublished') return { kind: 'unpublished' };
    return { kind: 'off', isCertain: publication === 'published' };
  }

  const day = state();
  const next = nextAfter(day, shifts, now, { plan, nextPlan });
  const todays = plan.intervals.filter((interval) => interval.begin < interval.end && isOn(interval, today));
  const isOpenEnded = day.kind === 'wholeDay' && day.lastDay === null;
  return {
    state: day,
    next,
    intervals: todays,
    worked: workedIntervals(plan.intervals).filter((interval) => isOn(interval, today)),
    needsNextMonth: !nextPlan && (next.kind === 'noneThisMonth' || isOpenEnded),
  };
}

function nextAfter(
  state: DayState,
  shifts: readonly MyPlanInterval[],
  now: LocalDateTime,
  { plan, nextPlan }: KnownPlan,
): NextShift {
  const named = state.kind === 'later' ? state.shift : null;
  const shift = shifts.find((each) => each.begin > now && each !== named);
  if (shift) return { kind: 'known', shift };
  if ((nextPlan ?? plan).containsUnpublished) return { kind: 'unpublished' };
  return { kind: nextPlan ? 'none' : 'noneThisMonth' };
}
