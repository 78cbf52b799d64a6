import { chance } from '../my-plan/chance.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';

/** A span of time in minutes from the midnight at the start of the day. */
export interface Span {
  begin: number;
  end: number;
}

/** An arrival or a departure, in minutes from the midnight at the start of the day. */
export interface DayPass {
  at: number;
  kind: 'in' | 'out' | 'lunchOut' | 'lunchIn';
}

/**
 * The random decisions, each with its own number. The number of the arrival is chosen so that in the default scenario people
 * who begin at eight have arrived at the time that the dashboard shows.
 */
const turn = { arrival: 29_451, departure: 31, lunch: 32, lunchLength: 33, late: 34 };

const noon = 12 * 60;
/** Work that is longer than this includes a break, in minutes. */
const hoursWithoutBreak = 6 * 60;
/** Length of the break in minutes. */
export const breakMinutes = 30;

/** Returns the minutes of a span that count as work: without the break in a long span. */
export function paidMinutes({ begin, end }: Span): number {
  return end - begin > hoursWithoutBreak ? end - begin - breakMinutes : end - begin;
}

/** Returns the parts of a span outside of other spans, which must be sorted. */
export function withoutSpans({ begin, end }: Span, others: readonly Span[]): Span[] {
  const rest: Span[] = [];
  let from = begin;
  for (const other of others) {
    if (other.begin > from) rest.push({ begin: from, end: other.begin });
    from = Math.max(from, other.end);
  }
  if (from < end) rest.push({ begin: from, end });
  return rest;
}

/** Returns the minutes by which a person is late without an excuse on a day; usually 0. */
export function unexcusedDelay({ hash }: PlanPerson, { index }: PlanDay): number {
  return chance(hash, index, turn.late) < 0.015 ? 120 : 0;
}

/**
 * Returns the passes of a person who works some spans of a shift. They differ from the shift by some minutes; with
 * `hasLunch` they include lunch.
 */
export function passesOf(
  { hash }: PlanPerson,
  { index }: PlanDay,
  shift: Span,
  spans: readonly Span[],
  hasLunch: boolean,
): DayPass[] {
  const within = (what: number, minutes: number) => Math.floor(chance(hash, index, what) * (minutes + 1));
  return spans.flatMap(({ begin, end }): DayPass[] => {
    const arrival = begin === shift.begin ? begin - within(turn.arrival, 12) : begin;
    const departure = end === shift.end ? end - 3 + within(turn.departure, 28) : end;
    const toLunch = noon + within(turn.lunch, 20);
    const isThereAtNoon = begin < noon - 60 && end > noon + 120;
    const lunch: DayPass[] =
      hasLunch && isThereAtNoon
        ? [
            { at: toLunch, kind: 'lunchOut' },
            { at: toLunch + breakMinutes + within(turn.lunchLength, 6), kind: 'lunchIn' },
          ]
        : [];
    return [{ at: arrival, kind: 'in' }, ...lunch, { at: departure, kind: 'out' }];
  });
}

/** Returns the minutes between arrivals and departures, without the break if no pass records it. */
export function workedMinutes(passes: readonly DayPass[]): number {
  const isIn = (kind: DayPass['kind']) => kind === 'in' || kind === 'lunchIn';
  const minutes = passes.reduce((sum, { at, kind }) => (isIn(kind) ? sum - at : sum + at), 0);
  const hasLunch = passes.some(({ kind }) => kind === 'lunchOut');
  return hasLunch ? minutes : paidMinutes({ begin: 0, end: minutes });
}
