import type { PlanInterval, PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import { isOtherEntry } from '@selfservice/api/core/plan-interval';
import type { Span } from '../geometry/clip.ts';
import { dayMinutes, timeText } from '../geometry/wallMinutes.ts';
import type { DayNames } from '../scale/dayNames.ts';
import { fillPlaceholders } from './textPlaceholders.ts';

/** Sentences that describe intervals, with `textPlaceholders` for what differs. */
export interface IntervalTexts {
  /** What each kind is called. */
  kinds: Record<PlanIntervalKind, string>;
  /** Kind and name. */
  named: string;
  /** What and when. */
  label: string;
  /** Within a day. */
  within: string;
  /** From one day to another. */
  across: string;
  /** One whole day. */
  allDay: string;
  /** Whole days. */
  allDays: string;
}

/** When something is, for example `Monday 3 November, 6:00 to 14:00`. */
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
  // What ends at midnight ends with its day, at 24:00.
  const to = span.end % dayMinutes === 0 ? '24:00' : timeText(span.end);
  return day === lastDay
    ? fillPlaceholders(texts.within, { day, from, to })
    : fillPlaceholders(texts.across, { fromDay: day, from, toDay: lastDay, to });
}

/** What an interval is called: its kind and, if it has one, its name; the server's name alone for another entry. */
export function describeKind(interval: PlanInterval, texts: IntervalTexts): string {
  const kind = texts.kinds[interval.kind];
  const { name } = interval;
  if (isOtherEntry(interval)) return name || kind;
  return name === '' || name === kind ? kind : fillPlaceholders(texts.named, { kind, name });
}

/**
 * A narrow bar shows the short name: it is a part of the words, so that the bar can be called by what stands in it. A
 * single letter is said by any word with it; nothing in brackets counts as said.
 */
function withShortName(what: string, { shortName }: PlanInterval): string {
  if (shortName === '') return what;
  const word = shortName.length === 1 ? shortName : ` ${shortName} `;
  return ` ${what} `.toLowerCase().includes(word.toLowerCase()) ? what : `${what}, ${shortName}`;
}

/** An interval in words, for example `Shift, Monday 3 November, 6:00 to 14:00`. */
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

/** The hours of an interval as they stand in its bar, for example `6:00–14:00`; empty for whole days. */
export function shortTime({ begin, end }: Span, isAllDay: boolean): string {
  if (isAllDay) return '';
  return `${timeText(begin)}–${end % dayMinutes === 0 ? '24:00' : timeText(end)}`;
}
