import { inkOn } from './inkOn.ts';
import type { PlacedInterval } from './geometry/layoutRow.ts';

/** What a bar is drawn with. */
export interface TimelineBarParts {
  /** The interval and its place. */
  placed: PlacedInterval;
  /** Minutes of the window. */
  minutes: number;
  /** Height of the row in pixels. */
  rowHeight: number;
  /** Pixels of an hour. */
  hourWidth: number;
  /** It in words. */
  label: string;
  /** Its hours, for example `6:00–14:00`. */
  time: string;
}

/** Free above and below the bars of a row, in pixels. */
const gap = 4;
/** Narrower than this, in pixels, there is room for the pattern alone. */
const narrow = 26;
/** Wider than this, in pixels, there is room for the name and the hours. */
const wide = 128;
/** Wider than this, in pixels, the words may scroll out of sight before the bar does. */
const long = 480;

/** A letter takes so many pixels at most, on average. */
const letter = 7.5;

/**
 * An interval as a bar: one element, coloured by the server, its pattern and icon by its kind. No component, and no
 * more than two style properties: there are some hundred of them, and a fast scroll draws fifty in each frame.
 */
export function timelineBar({ placed, minutes, rowHeight, hourWidth, label, time }: TimelineBarParts) {
  const { interval, begin, end, lane, lanes, isCutBefore, isCutAfter } = placed;
  const ink = inkOn(interval.color);
  const width = ((end - begin) / 60) * hourWidth;
  const height = (rowHeight - 2 * gap + 1) / lanes - 1;
  const top = gap + lane * (height + 1);
  const isBare = width < narrow || height < 11;
  const isWide = !isBare && width >= wide;
  const { name, shortName, kind } = interval;
  const words = isBare ? null : isWide ? name || shortName : shortName || name;
  const hours = isWide && time !== '' ? time : undefined;
  const letters = (words?.length ?? 0) + (hours ? hours.length + 1 : 0);
  return (
    <div
      key={placed.key}
      role="button"
      tabIndex={-1}
      className="bar"
      aria-label={label}
      data-key={placed.key}
      data-kind={kind}
      data-ink={ink?.tone}
      data-cut={isCutBefore ? (isCutAfter ? 'both' : 'before') : isCutAfter ? 'after' : undefined}
      // A picture of the hours: the label says them in words.
      data-hours={hours}
      // What is cut off costs a clip: few bars need one.
      data-clip={letters * letter > width - (kind === 'shift' ? 8 : 24) ? '' : undefined}
      data-size={isBare ? 'bare' : height < 20 ? 'low' : undefined}
      style={{
        inset: `${top}px ${100 - (end / minutes) * 100}% ${rowHeight - top - height}px ${(begin / minutes) * 100}%`,
        backgroundColor: ink?.backgroundColor,
      }}
    >
      {width > long && words !== null ? <span>{words}</span> : words}
    </div>
  );
}
