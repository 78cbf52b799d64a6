/** What one answer says of the server's clock, with the device's clock around it. */
export interface ServerDate {
  /** The header `Date`, a moment in GMT to the second; null where the browser does not let it be read. */
  date: string | null;
  /** The header `Age`: how old an answer out of a cache is, in seconds; null for none. */
  age: string | null;
  /** When the call was sent, in milliseconds since 1970 by the device's clock. */
  sentAtMs: number;
  /** When its answer began. */
  receivedAtMs: number;
}

/** A difference up to this is nobody's business. */
const limitMs = 2 * 60_000;
/** A server says its seconds without their fractions. */
const secondMs = 1000;

/**
 * How far the device's clock is ahead of the server's, in milliseconds, negative where it is behind; 0 where it is not
 * certain that they are more than two minutes apart. Null where it cannot be told: it takes two fresh answers that agree,
 * since one may come out of a cache that does not say so.
 *
 * An answer was written between sending and receiving, so that it leaves a range of differences, as wide as it took;
 * several answers leave what their ranges have in common.
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
