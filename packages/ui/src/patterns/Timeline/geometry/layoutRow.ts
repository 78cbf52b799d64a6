import type { PlanInterval, PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import { clip } from './clip.ts';
import type { ClippedSpan, Span } from './clip.ts';
import { daySpanOf } from './daySpanOf.ts';
import { spanOf } from './spanOf.ts';
import { stack } from './stack.ts';

/** The order of overlapping intervals in a row, from top to bottom. */
const stackOrder: Record<PlanIntervalKind, number> = {
  planChange: 0,
  shift: 1,
  request: 2,
  otherA: 2,
  other: 2,
  otherB: 3,
};

/** The form of a row: `bars` as long as the intervals, or a `roster` with each interval in the days that it belongs to. */
export type RowForm = 'bars' | 'roster';

/** An interval with its place in a row. Its minutes are counted from the begin of the row's window. */
export interface PlacedInterval<Interval extends PlanInterval = PlanInterval> extends ClippedSpan {
  /** The interval. */
  interval: Interval;
  /** Identifies the interval in its row, also after others change: begin and lane. */
  key: string;
  /** The lane, from 0 at the top. */
  lane: number;
  /** The number of lanes that share the height of the row at this place. */
  lanes: number;
}

/** Returns the visible intervals of a row with their places, in reading order. */
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
