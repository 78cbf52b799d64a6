import * as v from 'valibot';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { isLocalDate } from '../core/local-date.ts';

/** The version of the stored fingerprints. Those of another version do not parse and are dropped. */
const version = 1;

/** The number of months that are kept for a person; those seen last stay. */
const keptMonths = 6;

/** The days of a month that the user has seen on this device. */
export interface SeenMonth {
  /** The day on which the user saw the month last. */
  at: LocalDate;
  /** The fingerprint of each seen day, see `toText`. */
  days: Readonly<Record<string, string>>;
  /** Days that the user has changed since they were fetched last: their next difference is no news. */
  own: readonly string[];
}

/** The fingerprints of the days that one person has seen on this device. */
export interface SeenPlan {
  version: typeof version;
  months: Readonly<Record<string, SeenMonth>>;
}

const seenMonth = v.object({
  at: v.custom<LocalDate>((value) => isLocalDate(String(value))),
  days: v.record(v.string(), v.string()),
  own: v.array(v.string()),
});

/** The stored shape. */
export const seenPlanSchema: v.GenericSchema<unknown, SeenPlan> = v.object({
  version: v.literal(version),
  months: v.record(v.string(), seenMonth),
});

/** Returns a plan with another value of a month, without the months that were not seen for the longest time. */
export function withSeenMonth(seen: SeenPlan | null, month: LocalMonth, value: SeenMonth): SeenPlan {
  const others = Object.entries(seen?.months ?? {})
    .filter(([other]) => other !== month)
    .toSorted(([, one], [, other]) => (one.at < other.at ? 1 : -1))
    .slice(0, keptMonths - 1);
  return { version, months: Object.fromEntries([[month, value], ...others]) };
}
