import type { Span } from '../geometry/clip.ts';
import { dayMinutes, timeText } from '../geometry/wallMinutes.ts';
import { isWideDay } from '../timelineMeasures.ts';
import { itemAttributes } from './itemAttributes.ts';
import type { TimelineItemParts } from './itemAttributes.ts';

/** The average width of a letter in pixels. */
const letter = 7;
/** The largest average width of the letters of a short name, in pixels. */
const wideLetter = 9;
/** The width of borders, edge and padding of an entry, and the additional width of its icon, in pixels. */
const around = 10;
const icon = 15;

/**
 * Renders an interval as an entry of a roster on the days of the interval: name or short name above the times, of which there
 * is only the begin on a narrow day. Entries that share a day have no times.
 *
 * @requirement department-plan-51
 */
export function rosterEntry(parts: TimelineItemParts) {
  const { placed, begin, span, hourWidth, label } = parts;
  const { interval } = placed;
  const width = ((placed.end - placed.begin) / 60) * hourWidth - around;
  const { name, shortName, kind } = interval;
  const besideIcon = kind === 'shift' ? width : width - icon;
  const word = name.length * letter <= besideIcon ? name || shortName : shortName || name;
  const wordWidth = word.length * wideLetter;
  // A short name is never cut off, because it could be mistaken for another one: the icon is left out, or it is smaller.
  const tight = wordWidth <= besideIcon || word === name ? undefined : wordWidth <= width ? '' : 'small';
  const hasHours = label !== undefined && !interval.isAllDay && placed.lanes === 1 && tight !== 'small';
  return (
    <div
      key={placed.key}
      {...itemAttributes(parts)}
      // Drawn by CSS, because the label already contains the times.
      data-hours={hasHours ? hoursText(span, begin + placed.begin, isWideDay(hourWidth)) : undefined}
      data-tight={tight}
    >
      {label !== undefined && word}
    </div>
  );
}

/** Returns begin and end, or only the begin on a narrow day. An interval that began before the page has no begin. */
function hoursText(span: Span, begin: number, isWide: boolean): string {
  if (span.begin < begin) return `–${endText(span)}`;
  const from = timeText(span.begin);
  return isWide ? `${from}–${endText(span)}` : from;
}

function endText({ end }: Span): string {
  return end % dayMinutes === 0 ? '24:00' : timeText(end);
}
