import type { ReactNode } from 'react';
import { describeKind, shortTime } from './describeInterval.ts';
import type { PlacedInterval } from './geometry/layoutRow.ts';
import { spanOf } from './geometry/spanOf.ts';
import { dayOf } from './geometry/stopsOf.ts';
import { inkOn } from './inkOn.ts';
import type { TimelineTexts } from './timelineTexts.ts';

/** Props of `TimelineListRow`. */
export interface TimelineListRowProps {
  /** What stands over the intervals. */
  head: ReactNode;
  /** The intervals, in reading order. */
  placed: readonly PlacedInterval[];
  /** The intervals are on their way. */
  isPending: boolean;
  /** Said of a row without intervals. */
  nothing: string;
  /** The words. */
  texts: TimelineTexts;
  /** An interval was opened. */
  onOpen: ((spot: { day: number; key: string }, anchor: HTMLElement) => void) | undefined;
}

/** A row of a timeline in words. */
export function TimelineListRow({ head, placed, isPending, nothing, texts, onOpen }: TimelineListRowProps) {
  const words = ({ interval }: PlacedInterval) => {
    const ink = inkOn(interval.color);
    const span = spanOf(interval);
    return (
      <>
        <span
          aria-hidden="true"
          className="swatch"
          data-kind={interval.kind}
          data-ink={ink?.tone}
          style={{ backgroundColor: ink?.backgroundColor }}
        />
        <span className="day">{texts.dayNames(span.begin, 'medium')}</span>
        <span className="time">{shortTime(span, interval.isAllDay) || texts.wholeDay}</span>
        <span className="what">{describeKind(interval, texts)}</span>
      </>
    );
  };
  return (
    <li aria-busy={isPending || undefined}>
      <div className="owner">{head}</div>
      {placed.length === 0 ? (
        <p className="quiet">{isPending ? texts.loading : nothing}</p>
      ) : (
        <ul>
          {placed.map((item) => (
            <li key={item.key}>
              {onOpen ? (
                <button
                  type="button"
                  className="entry"
                  onClick={(event) => onOpen({ day: dayOf(item), key: item.key }, event.currentTarget)}
                >
                  {words(item)}
                </button>
              ) : (
                <span className="entry">{words(item)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
