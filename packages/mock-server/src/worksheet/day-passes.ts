import { chance } from '../my-plan/chance.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';

/** A time from one minute to another, counted from the midnight that the day begins with. */
export interface Span {
  begin: number;
  end: number;
}

/** An arrival or a departure, in minutes from that midnight. */
export interface DayPass {
  at: number;
  kind: 'in' | 'out' | 'lunchOut' | 'lunchIn';
}

/**
 * What is decided by chance; each has a turn of its own. With that of the arrival those who begin at eight have arrived
 * when home says, on the morning of the default scenario.
 */
const turn = { arrival: 29_451, departure: 31, lunch: 32, lunchLength: 33, late: 34 };

const noon = 12 * 60;
/** Whoever works for longer than this has a break. */
const hoursWithoutBreak = 6 * 60;
/** How long the break is. */
export const breakMinutes = 30;

/** The time of a span that counts as work: without a break where it is long enough for one. */
export function paidMinutes({ begin, end }: Span): number {
  return end - begin > hoursWithoutBreak ? end - begin - breakMinutes : end - begin;
}

/** What is left of a span without others that follow each other. */
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

/** So many minutes somebody is late without an excuse on a day; mostly none. */
export function unexcusedDelay({ hash }: PlanPerson, { index }: PlanDay): number {
  return chance(hash, index, turn.late) < 0.015 ? 120 : 0;
}

/**
 * The passes of somebody who works some spans of a shift. They fit the shift within minutes; whoever works in the
 * daytime goes to lunch.
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

/** The time between arrivals and departures, less the break of those who do not pass out for it. */
export function workedMinutes(passes: readonly DayPass[]): number {
  const isIn = (kind: DayPass['kind']) => kind === 'in' || kind === 'lunchIn';
  const minutes = passes.reduce((sum, { at, kind }) => (isIn(kind) ? sum - at : sum + at), 0);
  const hasLunch = passes.some(({ kind }) => kind === 'lunchOut');
  return hasLunch ? minutes : paidMinutes({ begin: 0, end: minutes });
}
