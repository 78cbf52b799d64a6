import type { LocalDateTime } from '@selfservice/api/core/local-date';
import type { Span } from '../my-plan/day-minutes.ts';
import { lengthOf, minuteOn, overlapMinutes } from '../my-plan/day-minutes.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import { passTypes } from '../presence/pass-types.ts';
import type { RecordedPass } from '../presence/recorded-passes.ts';
import { directionOf } from '../presence/recorded-passes.ts';

/** Work that is longer than this includes a break, in minutes. */
const hoursWithoutBreak = 6 * 60;
/** Length of the break in minutes. */
const breakMinutes = 30;
/** Minutes before a shift in which an arrival is allowed. */
const allowedEarly = 60;

/** Returns the minutes of a span that count as work: without the break in a long span. */
export function paidMinutes({ begin, end }: Span): number {
  return end - begin > hoursWithoutBreak ? end - begin - breakMinutes : end - begin;
}

/** An error in the passes of a day. */
export type PassFault = 'missingOut' | 'missingIn' | 'missingBetween' | 'early';

/** The presences of a day, or the error that makes them unknown. */
type Presences = { spans: Span[]; isInside: boolean; fault?: undefined } | { fault: PassFault };

/**
 * Returns the presences between arrivals and departures. Passes without a direction do not count.
 *
 * @param now the end of a presence that goes on
 */
export function presencesOf(day: PlanDay, passes: readonly RecordedPass[], now: LocalDateTime): Presences {
  const spans: Span[] = [];
  let begin: number | null = null;
  for (const pass of passes) {
    const minute = minuteOn(day, pass.at);
    const direction = directionOf(pass);
    if (direction === 1) {
      if (begin !== null) return { fault: 'missingBetween' };
      begin = minute;
    } else if (direction === 2) {
      if (begin === null) return { fault: 'missingIn' };
      spans.push({ begin, end: minute });
      begin = null;
    }
  }
  if (begin === null) return { spans, isInside: false };
  return { spans: [...spans, { begin, end: Math.max(begin, minuteOn(day, now)) }], isInside: true };
}

/** Whether the first arrival is before the allowed time. */
export function isTooEarly([first]: readonly Span[], shift: Span): boolean {
  return first !== undefined && first.begin < shift.begin - allowedEarly && first.end > shift.begin;
}

/** The amounts of a shift in minutes. */
interface ShiftAmounts {
  worked: number;
  excused: number;
}

/**
 * Returns the worked and the excused minutes of a shift. Presence counts inside of the windows only, so neither early arrivals
 * nor, without a flexible end or agreed overtime, late departures count. The break is deducted unless passes have recorded it.
 */
export function shiftAmounts(
  shift: Span,
  windows: readonly Span[],
  presences: readonly Span[],
  absences: readonly Span[],
  lunchMinutes: number,
): ShiftAmounts {
  const worked = presences.reduce(
    (sum, presence) => sum + windows.reduce((rest, window) => rest + overlapMinutes(presence, window), 0),
    0,
  );
  const excused = absences.reduce((sum, absence) => sum + overlapMinutes(shift, absence), 0);
  const hasBreak = shift.end - shift.begin > hoursWithoutBreak && worked + excused > hoursWithoutBreak;
  const deducted = hasBreak ? Math.max(0, breakMinutes - lunchMinutes) : 0;
  // The break belongs to the work, or to an absence that leaves only a short work.
  const fromExcused = worked > hoursWithoutBreak ? 0 : Math.min(deducted, excused);
  return { worked: worked - (deducted - fromExcused), excused: excused - fromExcused };
}

/** Returns the minutes between a lunch pass and the return from it. */
export function lunchMinutesOf(day: PlanDay, passes: readonly RecordedPass[]): number {
  const lunches = passes.flatMap((pass, index): Span[] => {
    const next = passes[index + 1];
    if (pass.type.id !== passTypes.lunch.id || !next) return [];
    return [{ begin: minuteOn(day, pass.at), end: minuteOn(day, next.at) }];
  });
  return lengthOf(lunches);
}
