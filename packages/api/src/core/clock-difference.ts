/** The server's time in one response, and the device's times of its call. */
export interface ServerDate {
  /** The header `Date`: a moment in GMT to the second; null if the browser does not expose it. */
  date: string | null;
  /** The header `Age`: the age of a cached response in seconds; null for none. */
  age: string | null;
  /** When the call was sent, in milliseconds since 1970 by the device's clock. */
  sentAtMs: number;
  /** When the response began, in the same unit. */
  receivedAtMs: number;
}

/** Smaller differences are not reported. */
const limitMs = 2 * 60_000;
/** The header `Date` has no fractions of a second. */
const secondMs = 1000;

/**
 * Returns how far the device's clock is ahead of the server's, in milliseconds; negative if it is behind, and 0 unless they
 * are certainly more than two minutes apart. Returns null if two fresh responses do not agree, because one may come from a
 * cache without `Age`.
 *
 * The server wrote its date between sending and receiving, so each response gives a range of possible differences. Several
 * responses give the intersection of their ranges.
 */
export function clockDifference(dates: readonly ServerDate[]): number | null {
  const ranges = dates.flatMap(rangeOf);
  const low = Math.max(...ranges.map((range) => range.low));
  const high = Math.min(...ranges.map((range) => range.high));
  if (ranges.length < 2 || low > high) return null;
  return low > limitMs || high < -limitMs ? (low + high) / 2 : 0;
}

function rangeOf({ date, age, sentAtMs, receivedAtMs }: ServerDate): { low: number; high: number }[] {
  const serverMs = Date.parse(date ?? '');
  if (Number.isNaN(serverMs) || Number(age ?? 0) !== 0) return [];
  return [{ low: sentAtMs - (serverMs + secondMs), high: receivedAtMs - serverMs }];
}
