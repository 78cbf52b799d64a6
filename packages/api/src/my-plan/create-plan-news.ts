import type { Clock } from '../core/clock.ts';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { dateOf, monthOf } from '../core/local-date.ts';
import type { StoredValue } from '../core/stored-value.ts';
import type { CurrentFingerprint, DayFingerprint } from './day-fingerprint.ts';
import { blankDay, fingerprintsOf, fromText, isNews, toText } from './day-fingerprint.ts';
import type { MyPlan, MyPlanInterval } from './my-plan.ts';
import type { SeenMonth, SeenPlan } from './seen-plan.ts';
import { withSeenMonth } from './seen-plan.ts';

/** A change of a day since the user saw it last. */
export interface DayChange {
  /** The intervals that the user saw; null if this page no longer has them. */
  before: readonly MyPlanInterval[] | null;
}

/** The changes of a month since the user saw it last. */
export interface PlanChanges {
  /** The changed days, in order. */
  days: ReadonlyMap<LocalDate, DayChange>;
  /** The day on which the user saw the month last; null for never. */
  since: LocalDate | null;
}

/** No changes. */
export const noChanges: PlanChanges = { days: new Map(), since: null };

/** One visit of the plan, from opening the screen to leaving it. A changed day stays marked until then. */
export interface PlanVisit {
  /** Compares a plan that has just been fetched with what the user saw before the visit. */
  receive(plan: MyPlan): PlanChanges;
  /** Called when days of a plan are visible. The plan must be the fetched one, not an outdated one. */
  see(plan: MyPlan, days: readonly LocalDate[]): void;
}

/** The news about the plan of a person on this device. */
export interface PlanNews {
  /** Begins a visit. */
  visit(): PlanVisit;
  /** Called after the user has changed days: their next difference is no news. */
  noteOwn(days: readonly LocalDate[]): void;
}

/** The state of a month in a visit. */
interface Baseline {
  since: LocalDate | null;
  days: Map<LocalDate, DayFingerprint>;
  /** The changes by day, each with the entries that the user saw before. */
  before: Map<LocalDate, DayChange>;
}

/** Options of `createPlanNews`. */
export interface PlanNewsOptions {
  /** The seen days of the person, shared by all tabs of the device. */
  store: StoredValue<SeenPlan>;
  clock: Pick<Clock, 'localNow'>;
}

/** Creates the news about the plan of one person. @requirement my-plan-55, my-plan-56, my-plan-57 */
export function createPlanNews({ store, clock }: PlanNewsOptions): PlanNews {
  /** What was seen in this page, with its fingerprint. It is never stored. */
  const memory = new Map<LocalDate, { text: string; intervals: readonly MyPlanInterval[] }>();

  // Read again before each change: another tab may have written.
  const storedMonth = (month: LocalMonth) => store.read()?.months[month];

  function change(month: LocalMonth, work: (seen: SeenMonth) => SeenMonth): void {
    const seen = storedMonth(month) ?? { at: dateOf(clock.localNow()), days: {}, own: [] };
    store.write(withSeenMonth(store.read(), month, work(seen)));
  }

  /** Stores days that need no mark: those that differ by the user's own doing, or only in requests. */
  function accept(month: LocalMonth, days: ReadonlyMap<LocalDate, DayFingerprint>): void {
    if (days.size === 0) return;
    change(month, (seen) => ({
      ...seen,
      days: { ...seen.days, ...textsOf(days) },
      own: seen.own.filter((day) => !days.has(day as LocalDate)),
    }));
  }

  function visit(): PlanVisit {
    const baselines = new Map<LocalMonth, Baseline>();

    function baselineOf(month: LocalMonth): Baseline {
      const known = baselines.get(month);
      if (known) return known;
      const seen = storedMonth(month);
      const baseline: Baseline = {
        since: seen?.at ?? null,
        days: new Map(
          Object.entries(seen?.days ?? {}).map(([day, text]) => [day as LocalDate, fromText(text)]),
        ),
        before: new Map(),
      };
      baselines.set(month, baseline);
      return baseline;
    }

    return {
      receive(plan) {
        const baseline = baselineOf(plan.month);
        const own = new Set(storedMonth(plan.month)?.own);
        const current = fingerprintsOf(plan);
        const accepted = new Map<LocalDate, CurrentFingerprint>();
        const changed = new Map<LocalDate, DayChange>();
        for (const [day, before] of [...baseline.days].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
          const now = current.get(day) ?? blankDay;
          const text = toText(before);
          if (toText(now) === text) baseline.before.delete(day);
          else if (own.has(day) || !isNews(before, now)) accepted.set(day, now);
          else {
            const seen = memory.get(day);
            const change = baseline.before.get(day) ?? {
              before: seen?.text === text ? seen.intervals : null,
            };
            baseline.before.set(day, change);
            changed.set(day, change);
          }
        }
        for (const [day, now] of accepted) {
          baseline.days.set(day, now);
          baseline.before.delete(day);
        }
        accept(plan.month, accepted);
        return { days: changed, since: baseline.since };
      },
      see(plan, days) {
        const { days: known } = baselineOf(plan.month);
        const current = fingerprintsOf(plan);
        const seen = new Map<LocalDate, CurrentFingerprint>();
        for (const day of days) {
          const now = current.get(day) ?? blankDay;
          // In a month with unpublished parts a day without entries may not be published.
          if (monthOf(day) !== plan.month || (plan.containsUnpublished && now === blankDay)) continue;
          if (!known.has(day)) known.set(day, now);
          seen.set(day, now);
          memory.set(day, { text: toText(now), intervals: intervalsOn(plan, day) });
        }
        if (seen.size === 0) return;
        const at = dateOf(clock.localNow());
        change(plan.month, (month) => ({ ...month, at, days: { ...month.days, ...textsOf(seen) } }));
      },
    };
  }

  return {
    visit,
    noteOwn(days) {
      for (const month of new Set(days.map(monthOf))) {
        // A month that was never seen has no news.
        if (!storedMonth(month)) continue;
        const own = days.filter((day) => monthOf(day) === month);
        change(month, (seen) => ({ ...seen, own: [...new Set([...seen.own, ...own])] }));
      }
    },
  };
}

function textsOf(days: ReadonlyMap<LocalDate, DayFingerprint>): Record<string, string> {
  return Object.fromEntries([...days].map(([day, fingerprint]) => [day, toText(fingerprint)]));
}

function intervalsOn({ intervals }: MyPlan, day: LocalDate): MyPlanInterval[] {
  return intervals.filter((interval) => interval.day === day);
}
