import type { Span } from '../geometry/clip.ts';
import { inkOn } from './inkOn.ts';
import type { PlacedInterval } from '../geometry/layoutRow.ts';
import { rowGap } from '../geometry/rowHeights.ts';

/** What a bar is drawn with. */
export interface TimelineBarParts {
  /** The interval and its place. */
  placed: PlacedInterval;
  /** The wall minute where the window begins. */
  begin: number;
  /** Minutes of the window. */
  minutes: number;
  /** Height of the row in pixels. */
  rowHeight: number;
  /** Pixels of an hour. */
  hourWidth: number;
  /** It in words; without them it is drawn without any. */
  label: string | undefined;
  /** When it is, also where the window cuts it off. */
  span: Span;
  /** Its hours, for example `6:00–14:00`. */
  time: string;
  /** It can be opened. */
  canOpen: boolean;
}

/** Narrower than this, in pixels, there is room for the pattern alone. A shift has none: a letter needs less. */
const narrow = { pattern: 26, letter: 18 };
/** From this on, in pixels, a part of the name says more than the short name. */
const wide = 128;
/** Wider than this, in pixels, the words may scroll out of sight before the bar does. */
const long = 480;

/** A letter takes so many pixels, on average. */
const letter = 6.5;
/** The letters of a word take so many pixels on average at most. */
const wideLetter = 7.5;

/**
 * An interval as a bar: one element, coloured by the server, its pattern and icon by its kind. No component, and no
 * more than two style properties: there are some hundred of them, and a fast scroll draws fifty in each frame.
 */
export function timelineBar(parts: TimelineBarParts) {
  const { placed, minutes, rowHeight, hourWidth, label, time, canOpen } = parts;
  const { interval, begin, end, lane, lanes, isCutBefore, isCutAfter } = placed;
  const ink = inkOn(interval.color);
  const width = ((end - begin) / 60) * hourWidth;
  const height = (rowHeight - 2 * rowGap + 1) / lanes - 1;
  const top = rowGap + lane * (height + 1);
  const { name, shortName, kind } = interval;
  const least = kind === 'shift' ? narrow.letter : narrow.pattern;
  const isBare = width < least || label === undefined;
  // Less its edges, its padding and its icon.
  const room = width - (kind === 'shift' ? 10 : 25);
  const fits = (text: string) => text.length * wideLetter <= room;
  const isWide = width >= wide;
  const word = isWide || name.length * letter <= room ? name || shortName : shortName || name;
  // A short name that is cut off would be another one.
  const words = isBare || (word === shortName && !isWide && !fits(word)) ? null : word;
  const hasHours = words !== null && time !== '' && fits(`${words} ${time}`);
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
      // A picture of the hours: the label says them in words.
      data-hours={hasHours ? time : undefined}
      // What is cut off costs a clip: few bars need one.
      data-clip={words === null || fits(words) ? undefined : ''}
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
