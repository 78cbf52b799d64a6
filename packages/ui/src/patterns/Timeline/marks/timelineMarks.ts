import type { PlanInterval } from '@selfservice/api/core/plan-interval';

/**
 * How an interval stands out: a `ghost` is not planned but asked for, and drawn as an outline; a `mate` belongs with the
 * interval that was picked, and its row is marked too.
 */
export type TimelineMark = 'ghost' | 'mate';

/** Intervals that stand out. */
export interface TimelineMarks {
  /** How an interval stands out; undefined for the others. */
  of: (interval: PlanInterval) => TimelineMark | undefined;
  /** What each mark means, in words; they follow the words of an interval. */
  words: Readonly<Record<TimelineMark, string>>;
}
