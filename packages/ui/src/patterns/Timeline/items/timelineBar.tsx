import { itemAttributes, itemHeight } from './itemAttributes.ts';
import type { TimelineItemParts } from './itemAttributes.ts';

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
export function timelineBar(parts: TimelineItemParts) {
  const { placed, hourWidth, label, time } = parts;
  const { interval, begin, end } = placed;
  const width = ((end - begin) / 60) * hourWidth;
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
      {...itemAttributes(parts)}
      // A picture of the hours: the label says them in words.
      data-hours={hasHours ? time : undefined}
      // What is cut off costs a clip: few bars need one.
      data-clip={words === null || fits(words) ? undefined : ''}
      data-size={isBare ? 'bare' : itemHeight(parts) < 20 ? 'low' : undefined}
    >
      {width > long && words !== null ? <span>{words}</span> : words}
    </div>
  );
}
