import type { Span } from '../geometry/clip.ts';
import { dayMinutes, timeText } from '../geometry/wallMinutes.ts';
import { inkOn } from './inkOn.ts';
import { rowGap } from '../geometry/rowHeights.ts';
import type { TimelineBarParts } from './timelineBar.tsx';
import { isWideDay } from '../timelineMeasures.ts';

/** A letter takes so many pixels, on average. */
const letter = 7;
/** Edges, padding and icon of an entry, in pixels. */
const around = 24;

/** An interval as an entry of a roster: its name or short name over its begin and end, on the days that it belongs to. */
export function rosterEntry(parts: TimelineBarParts) {
  const { placed, begin, span, minutes, rowHeight, hourWidth, label, canOpen } = parts;
  const { interval, lane, lanes, isCutBefore, isCutAfter } = placed;
  const ink = inkOn(interval.color);
  const height = (rowHeight - 2 * rowGap + 1) / lanes - 1;
  const top = rowGap + lane * (height + 1);
  const width = ((placed.end - placed.begin) / 60) * hourWidth;
  const { name, shortName, kind } = interval;
  const word = name.length * letter <= width - around ? name || shortName : shortName || name;
  // What began before the visible days has no begin here.
  const from = span.begin < begin + placed.begin ? '' : timeText(span.begin);
  const separator = from === '' || isWideDay(hourWidth) ? '–' : '\n';
  return (
    <div
      key={placed.key}
      role={canOpen ? 'button' : 'img'}
      tabIndex={-1}
      className="bar"
      aria-label={label}
      data-key={placed.key}
      data-interval={kind}
      data-ink={ink?.tone === 'dark' ? undefined : ink?.tone}
      data-cut={isCutBefore ? (isCutAfter ? 'both' : 'before') : isCutAfter ? 'after' : undefined}
      // A picture of the times: the label says them in words.
      data-hours={label === undefined || interval.isAllDay ? undefined : from + separator + endText(span)}
      style={{
        inset: `${top}px ${100 - (placed.end / minutes) * 100}% ${rowHeight - top - height}px ${(placed.begin / minutes) * 100}%`,
        backgroundColor: ink?.backgroundColor,
      }}
    >
      {label !== undefined && word}
    </div>
  );
}

function endText({ end }: Span): string {
  return end % dayMinutes === 0 ? '24:00' : timeText(end);
}
