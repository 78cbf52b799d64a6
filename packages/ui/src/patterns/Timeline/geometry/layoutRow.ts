import type { PlanInterval, PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import { clip } from './clip.ts';
import type { ClippedSpan, Span } from './clip.ts';
import { daySpanOf } from './daySpanOf.ts';
import { spanOf } from './spanOf.ts';
import { stack } from './stack.ts';

/** From the top of a row down. Specification 001 section 3. */
const stackOrder: Record<PlanIntervalKind, number> = {
  planChange: 0,
  shift: 1,
  request: 2,
  otherA: 2,
  other: 2,
  otherB: 3,
};

/** What a row shows: intervals as long as they take, or each in the days that it belongs to. */
export type RowForm = 'bars' | 'roster';

/** An interval with its place in a row. Its minutes count from the begin of the row's window. */
export interface PlacedInterval<Interval extends PlanInterval = PlanInterval> extends ClippedSpan {
  /** The interval. */
  interval: Interval;
  /** Tells it from the others of its row, also when they change: where it begins and its lane. */
  key: string;
  /** Its lane, from 0 at the top. */
  lane: number;
  /** How many lanes share the row's height there. */
  lanes: number;
}

/** Places the intervals of a row that its window shows, in reading order. */
export function layoutRow<Interval extends PlanInterval>(
  intervals: readonly Interval[],
  window: Span,
  form: RowForm = 'bars',
): PlacedInterval<Interval>[] {
  const items = intervals.flatMap((interval) => {
    const seen = clip(form === 'roster' ? daySpanOf(interval, window) : spanOf(interval), window);
    const { kind, begin, shortName, name } = interval;
    return seen
      ? [{ ...seen, name: begin + kind + shortName + name, order: stackOrder[kind], interval }]
      : [];
  });
  return stack(items).map(({ item, lane, lanes }) => ({
    interval: item.interval,
    key: `${item.begin - window.begin}/${lane}`,
    begin: item.begin - window.begin,
    end: item.end - window.begin,
    isCutBefore: item.isCutBefore,
    isCutAfter: item.isCutAfter,
    lane,
    lanes,
  }));
}
