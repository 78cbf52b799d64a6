/** An amount of one unit of time, for example 5 minutes. */
export interface DifferencePart {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

const minuteMs = 60_000;
/** The largest distance from a multiple of 30 minutes that still counts as a wrong time zone. */
const zoneToleranceMs = 2 * minuteMs;
/** The largest difference between two time zones. */
const farthestZonesMs = 26 * 60 * minuteMs;

/** Splits a length of time, rounded to whole minutes, into its two largest units. */
export function differenceParts(ms: number): DifferencePart[] {
  const minutes = Math.round(Math.abs(ms) / minuteMs);
  const parts: DifferencePart[] = [
    { unit: 'days', count: Math.floor(minutes / 1440) },
    { unit: 'hours', count: Math.floor(minutes / 60) % 24 },
    { unit: 'minutes', count: minutes % 60 },
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  return parts.slice(Math.max(first, 0), Math.max(first, 0) + 2).filter(({ count }) => count > 0);
}

/** Whether a wrong time zone may cause this difference: it is close to a multiple of 30 minutes. */
export function mayBeZone(ms: number): boolean {
  const size = Math.abs(ms);
  const half = 30 * minuteMs;
  const nearest = Math.round(size / half) * half;
  return nearest > 0 && size <= farthestZonesMs && Math.abs(size - nearest) <= zoneToleranceMs;
}
