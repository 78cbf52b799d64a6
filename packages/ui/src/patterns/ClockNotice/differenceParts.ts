/** A part of a length of time, with how many of it. */
export interface DifferencePart {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

const minuteMs = 60_000;
/** How far from a multiple of half an hour a clock may be that is right but for its time zone. */
const zoneToleranceMs = 2 * minuteMs;
/** No two time zones are further apart. */
const farthestZonesMs = 26 * 60 * minuteMs;

/** A length of time in whole minutes, in its two largest parts. */
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

/** Whether a difference may come from a wrong time zone: it is made of half hours. */
export function mayBeZone(ms: number): boolean {
  const size = Math.abs(ms);
  const half = 30 * minuteMs;
  const nearest = Math.round(size / half) * half;
  return nearest > 0 && size <= farthestZonesMs && Math.abs(size - nearest) <= zoneToleranceMs;
}
