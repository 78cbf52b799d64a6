import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { Span } from '../../patterns/Timeline/geometry/clip.ts';
import { clip, fractionAt } from '../../patterns/Timeline/geometry/clip.ts';
import { spanOf } from '../../patterns/Timeline/geometry/spanOf.ts';
import { dayMinutes, wallMinutes } from '../../patterns/Timeline/geometry/wallMinutes.ts';

/** An interval on the strip of a day. */
export interface StripPart {
  interval: MyPlanInterval;
  /** Its begin as a fraction of the day: 0 at midnight, 1 at the next midnight. */
  begin: number;
  /** Its end as a fraction of the day. */
  end: number;
}

/** The order in which overlapping intervals are drawn, the uppermost last. Whole days are below all others. */
const layers: Record<PlanIntervalKind, number> = {
  otherB: 1,
  shift: 2,
  other: 3,
  otherA: 3,
  planChange: 4,
  request: 5,
};

/** Returns the 24 hours of a day by a wall clock. */
export function hoursOf(day: LocalDate): Span {
  const begin = wallMinutes(day);
  return { begin, end: begin + dayMinutes };
}

/** Returns the parts of the intervals within the 24 hours of a day, in the order in which they are drawn. */
export function stripParts(day: LocalDate, intervals: readonly MyPlanInterval[]): StripPart[] {
  const hours = hoursOf(day);
  const layerOf = ({ kind, isAllDay }: MyPlanInterval) => (isAllDay ? 0 : layers[kind]);
  return intervals
    .toSorted((one, other) => layerOf(one) - layerOf(other))
    .flatMap((interval) => {
      const part = clip(spanOf(interval), hours);
      return part
        ? [{ interval, begin: fractionAt(part.begin, hours), end: fractionAt(part.end, hours) }]
        : [];
    });
}
