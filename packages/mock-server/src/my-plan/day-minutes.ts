import type { LocalDateTime } from '@selfservice/api/core/local-date';
import type { PlanDay } from './plan-day.ts';
import type { PlanRow } from './plan-row.ts';

/** A span of time in minutes from the midnight at the start of a day. The end may be on the next day. */
export interface Span {
  begin: number;
  end: number;
}

const minutesOfDay = 24 * 60;
const dayMs = minutesOfDay * 60_000;

/** Returns the minutes from the midnight at the start of a day to a moment. */
export function minuteOn({ date, next, index }: PlanDay, moment: LocalDateTime): number {
  const minute = Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16));
  if (moment.startsWith(date)) return minute;
  if (moment.startsWith(next)) return minute + minutesOfDay;
  return minute + minutesOfDay * (Date.parse(moment.slice(0, 10)) / dayMs - index);
}

/** Returns the span of an interval of a plan on its day. */
export function spanOf(day: PlanDay, { begin, end }: Pick<PlanRow, 'begin' | 'end'>): Span {
  return { begin: minuteOn(day, begin as LocalDateTime), end: minuteOn(day, end as LocalDateTime) };
}

/** Returns the parts of a span outside of other spans. */
export function withoutSpans({ begin, end }: Span, others: readonly Span[]): Span[] {
  const rest: Span[] = [];
  let from = begin;
  for (const other of others.toSorted((a, b) => a.begin - b.begin)) {
    if (other.begin >= end) break;
    if (other.begin > from) rest.push({ begin: from, end: other.begin });
    from = Math.max(from, other.end);
  }
  if (from < end) rest.push({ begin: from, end });
  return rest;
}

/** Returns the minutes of a span within another one. */
export function overlapMinutes(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.end, other.end) - Math.max(one.begin, other.begin));
}

/** Returns the length of spans together, in minutes. */
export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { begin, end }) => sum + end - begin, 0);
}
