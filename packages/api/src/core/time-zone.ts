/** A change of the offset of a time zone. */
export interface OffsetChange {
  /** Milliseconds since 1970 in UTC. */
  epochMs: number;
  /** Minutes ahead of UTC before the change. */
  before: number;
  /** Minutes ahead of UTC after the change. */
  after: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns how many minutes a time zone is ahead of UTC at a moment.
 *
 * @param zone its IANA name, for example `Europe/Prague`
 * @throws RangeError for a name that the browser does not know
 */
export function offsetIn(zone: string, epochMs: number): number {
  return offsetsOf(zone)(epochMs);
}

/**
 * Returns the changes of the offset of a time zone between two moments, in order.
 *
 * @throws RangeError for a name that the browser does not know
 */
export function offsetChanges(zone: string, fromMs: number, toMs: number): OffsetChange[] {
  const offsetAt = offsetsOf(zone);
  const changes: OffsetChange[] = [];
  for (let dayBegin = fromMs; dayBegin < toMs; dayBegin += dayMs) {
    let low = dayBegin;
    let high = Math.min(dayBegin + dayMs, toMs);
    const before = offsetAt(low);
    const after = offsetAt(high);
    if (before === after) continue;
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 120_000) * 60_000;
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ epochMs: high, before, after });
  }
  return changes;
}

function offsetsOf(zone: string): (epochMs: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  return (epochMs) => {
    const name = format.formatToParts(epochMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  };
}
