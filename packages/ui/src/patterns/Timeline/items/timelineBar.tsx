import { itemAttributes, itemHeight } from './itemAttributes.ts';
import type { TimelineItemParts } from './itemAttributes.ts';

/** The minimum width of a bar with text, in pixels: for a kind with an icon, and for a shift, which has none. */
const narrow = { icon: 29, letter: 20 };
/** The width from which a cut-off name is shown instead of the short name, in pixels. */
const wide = 128;
/** The width above which the text sticks to the visible part of the bar, in pixels. */
const long = 480;

/** The average width of a letter in pixels. */
const letter = 6.5;
/** The largest average width of the letters of a text, in pixels. */
const wideLetter = 7.5;
/** The average width of a character of the small hours below the name, in pixels. */
const smallLetter = 6;
/** The height of a bar with the small hours below the name, in pixels. */
const twoLines = 32;

/**
 * Renders an interval as a bar: one element with the colour from the server and the look and icon of its kind. Not a
 * component and only two style properties, because there are hundreds of bars and a fast scroll renders fifty per frame.
 */
export function timelineBar(parts: TimelineItemParts) {
  const { placed, hourWidth, label, time, areHoursFirst = false } = parts;
  const { interval, begin, end } = placed;
  const width = ((end - begin) / 60) * hourWidth;
  const { name, shortName, kind } = interval;
  const least = kind === 'shift' ? narrow.letter : narrow.icon;
  const isBare = width < least || label === undefined;
  // Without borders, padding and icon.
  const room = width - (kind === 'shift' ? 12 : 28);
  const fits = (text: string) => text.length * wideLetter <= room;
  const isWide = width >= wide;
  const word = isWide || name.length * letter <= room ? name || shortName : shortName || name;
  // A short name that is cut off could be mistaken for another one.
  const words = isBare || (word === shortName && !isWide && !fits(word)) ? null : word;
  const hasHours = words !== null && time !== '' && fits(`${words} ${time}`);
  const height = itemHeight(parts);
  const hasLine =
    areHoursFirst && !hasHours && !isBare && time !== '' && time.length * smallLetter <= room + 2;
  if (hasLine)
    return (
      <div key={placed.key} {...itemAttributes(parts)} data-hours={time} data-line="" data-clip="">
        {height < twoLines || words === null ? null : words}
      </div>
    );
  return (
    <div
      key={placed.key}
      {...itemAttributes(parts)}
      // Drawn by CSS, because the label already contains the hours.
      data-hours={hasHours ? time : undefined}
      // Clipping is slow, so only a bar with a text that does not fit is clipped.
      data-clip={words === null || fits(words) ? undefined : ''}
      data-size={isBare ? 'bare' : height < 20 ? 'low' : undefined}
    >
      {width > long && words !== null ? <span>{words}</span> : words}
    </div>
  );
}
