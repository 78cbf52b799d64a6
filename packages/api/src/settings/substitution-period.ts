import type { LocalDate } from '../core/local-date.ts';
import { addDays } from '../core/local-date-arithmetic.ts';
import type { Substitution } from './substitutions.ts';

/** The days of a substitution. */
export interface SubstitutionPeriod {
  start: LocalDate;
  end: LocalDate;
}

/** The problem of a period; null if it is valid. */
export type SubstitutionPeriodProblem = 'startInPast' | 'endTooEarly' | null;

/** Whether a substitution is current, upcoming or past. */
export type SubstitutionTime = 'current' | 'future' | 'past';

/** Returns the earliest end for a start: one day later. @requirement settings-16 */
export function earliestEnd(start: LocalDate): LocalDate {
  return addDays(start, 1);
}

/** Returns the period of a new substitution. @requirement settings-14 */
export function freshPeriod(today: LocalDate): SubstitutionPeriod {
  return { start: today, end: earliestEnd(today) };
}

/** Moves the start. An end that would be too early moves to the day after the start. @requirement settings-17 */
export function moveStart({ end }: SubstitutionPeriod, start: LocalDate): SubstitutionPeriod {
  return { start, end: start < end ? end : earliestEnd(start) };
}

/** Returns the problem of a period. @requirement settings-15, settings-16 */
export function periodProblem(
  { start, end }: SubstitutionPeriod,
  today: LocalDate,
): SubstitutionPeriodProblem {
  if (start < today) return 'startInPast';
  return end < earliestEnd(start) ? 'endTooEarly' : null;
}

/** Returns whether a period is current, upcoming or past; the last day belongs to the period. */
export function timeOfSubstitution({ start, end }: SubstitutionPeriod, today: LocalDate): SubstitutionTime {
  if (end < today) return 'past';
  return start > today ? 'future' : 'current';
}

const order: Record<SubstitutionTime, number> = { current: 0, future: 1, past: 2 };

/**
 * Sorts current substitutions first, then upcoming ones by start, then past ones, the latest first.
 * @requirement settings-5
 */
export function sortSubstitutions(all: readonly Substitution[], today: LocalDate): Substitution[] {
  return all.toSorted((a, b) => {
    const [time, other] = [timeOfSubstitution(a, today), timeOfSubstitution(b, today)];
    if (time !== other) return order[time] - order[other];
    const isEarlier = a.start < b.start ? -1 : Number(a.start > b.start);
    return time === 'past' ? -isEarlier : isEarlier;
  });
}
