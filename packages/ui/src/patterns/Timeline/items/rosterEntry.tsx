import type { Span } from '../geometry/clip.ts';
import { dayMinutes, timeText } from '../geometry/wallMinutes.ts';
import { isWideDay } from '../timelineMeasures.ts';
import { itemAttributes } from './itemAttributes.ts';
import type { TimelineItemParts } from './itemAttributes.ts';

/** A letter takes so many pixels, on average. */
const letter = 7;
/** Edges, padding and icon of an entry, in pixels. */
const around = 24;

/** An interval as an entry of a roster: its name or short name over its begin and end, on the days that it belongs to. */
export function rosterEntry(parts: TimelineItemParts) {
  const { placed, begin, span, hourWidth, label } = parts;
  const { interval } = placed;
  const width = ((placed.end - placed.begin) / 60) * hourWidth;
  const { name, shortName } = interval;
  const word = name.length * letter <= width - around ? name || shortName : shortName || name;
  // What began before the visible days has no begin here.
  const from = span.begin < begin + placed.begin ? '' : timeText(span.begin);
  const separator = from === '' || isWideDay(hourWidth) ? '–' : '\n';
  return (
    <div
      key={placed.key}
      {...itemAttributes(parts)}
      // A picture of the times: the label says them in words.
      data-hours={label === undefined || interval.isAllDay ? undefined : from + separator + endText(span)}
    >
      {label !== undefined && word}
    </div>
  );
}

function endText({ end }: Span): string {
  return end % dayMinutes === 0 ? '24:00' : timeText(end);
}
