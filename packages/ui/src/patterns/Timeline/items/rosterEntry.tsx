import type { Span } from '../geometry/clip.ts';
import { dayMinutes, timeText } from '../geometry/wallMinutes.ts';
import { isWideDay } from '../timelineMeasures.ts';
import { itemAttributes } from './itemAttributes.ts';
import type { TimelineItemParts } from './itemAttributes.ts';

/** The average width of a letter in pixels. */
const letter = 7;
/** The width of borders, padding and icon of an entry, in pixels. */
const around = 24;

/** Renders an interval as an entry of a roster: name or short name above begin and end, on the days of the interval. */
export function rosterEntry(parts: TimelineItemParts) {
  const { placed, begin, span, hourWidth, label } = parts;
  const { interval } = placed;
  const width = ((placed.end - placed.begin) / 60) * hourWidth;
  const { name, shortName } = interval;
  const word = name.length * letter <= width - around ? name || shortName : shortName || name;
  // An interval that began before the page shows no begin.
  const from = span.begin < begin + placed.begin ? '' : timeText(span.begin);
  const separator = from === '' || isWideDay(hourWidth) ? '–' : '\n';
  return (
    <div
      key={placed.key}
      {...itemAttributes(parts)}
      // Drawn by CSS, because the label already contains the times.
      data-hours={label === undefined || interval.isAllDay ? undefined : from + separator + endText(span)}
    >
      {label !== undefined && word}
    </div>
  );
}

function endText({ end }: Span): string {
  return end % dayMinutes === 0 ? '24:00' : timeText(end);
}
