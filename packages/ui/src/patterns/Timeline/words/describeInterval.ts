import type { PlanInterval, PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import { isOtherEntry } from '@selfservice/api/core/plan-interval';
import type { Span } from '../geometry/clip.ts';
import { dayMinutes, timeText } from '../geometry/wallMinutes.ts';
import type { DayNames } from '../scale/dayNames.ts';
import { fillPlaceholders } from './textPlaceholders.ts';

/** The texts that describe intervals, with `textPlaceholders` for the values. */
export interface IntervalTexts {
  /** The name of each kind. */
  kinds: Record<PlanIntervalKind, string>;
  /** Combines kind and name. */
  named: string;
  /** Combines description and time. */
  label: string;
  /** A time within a day. */
  within: string;
  /** A time from one day to another. */
  across: string;
  /** One whole day. */
  allDay: string;
  /** Several whole days. */
  allDays: string;
}

/** Returns a time as text, for example `Monday 3 November, 6:00 to 14:00`. */
export function describeTime(
  span: Span,
  isAllDay: boolean,
  texts: IntervalTexts,
  dayNames: DayNames,
): string {
  const day = dayNames(span.begin, 'long');
  const lastDay = dayNames(span.end - 1, 'long');
  if (isAllDay)
    return day === lastDay
      ? fillPlaceholders(texts.allDay, { day })
      : fillPlaceholders(texts.allDays, { fromDay: day, toDay: lastDay });
  const from = timeText(span.begin);
  // Midnight at the end is 24:00 of the same day.
  const to = span.end % dayMinutes === 0 ? '24:00' : timeText(span.end);
  return day === lastDay
    ? fillPlaceholders(texts.within, { day, from, to })
    : fillPlaceholders(texts.across, { fromDay: day, from, toDay: lastDay, to });
}

/** Returns the kind of an interval with its name, if it has one; for another entry the server's name only. */
export function describeKind(interval: PlanInterval, texts: IntervalTexts): string {
  const kind = texts.kinds[interval.kind];
  const { name } = interval;
  if (isOtherEntry(interval)) return name || kind;
  return name === '' || name === kind ? kind : fillPlaceholders(texts.named, { kind, name });
}

/**
 * Adds the short name that a narrow bar shows, so that the accessible name contains the visible text. It is left out if the
 * description contains it as a word, or anywhere if it is a single letter.
 */
function withShortName(what: string, { shortName }: PlanInterval): string {
  if (shortName === '') return what;
  const word = shortName.length === 1 ? shortName : ` ${shortName} `;
  return ` ${what} `.toLowerCase().includes(word.toLowerCase()) ? what : `${what}, ${shortName}`;
}

/** Returns an interval as text, for example `Shift, Monday 3 November, 6:00 to 14:00`. */
export function describeInterval(
  interval: PlanInterval,
  span: Span,
  texts: IntervalTexts,
  dayNames: DayNames,
): string {
  const what = withShortName(describeKind(interval, texts), interval);
  return fillPlaceholders(texts.label, {
    what,
    when: describeTime(span, interval.isAllDay, texts, dayNames),
  });
}

/** Returns the hours of an interval for its bar, for example `6:00–14:00`; empty for whole days. */
export function shortTime({ begin, end }: Span, isAllDay: boolean): string {
  if (isAllDay) return '';
  return `${timeText(begin)}–${end % dayMinutes === 0 ? '24:00' : timeText(end)}`;
}
