import type { LocalDate } from '../core/local-date.ts';
import { addDays } from '../core/local-date-arithmetic.ts';
import type { Substitution } from './substitutions.ts';

/** From when to when somebody is substituted. */
export interface SubstitutionPeriod {
  start: LocalDate;
  end: LocalDate;
}

/** What is wrong with a period; null: nothing. */
export type SubstitutionPeriodProblem = 'startInPast' | 'endTooEarly' | null;

/** How far a substitution is. */
export type SubstitutionTime = 'current' | 'future' | 'past';

/** The first end that a start allows: a day later. Specification 000 section 9. */
export function earliestEnd(start: LocalDate): LocalDate {
  return addDays(start, 1);
}

/** The period that a new substitution begins with. */
export function freshPeriod(today: LocalDate): SubstitutionPeriod {
  return { start: today, end: earliestEnd(today) };
}

/** Moves the start. Where the end would be too early for it, it goes to the day after. Specification 000 section 5. */
export function moveStart({ end }: SubstitutionPeriod, start: LocalDate): SubstitutionPeriod {
  return { start, end: start < end ? end : earliestEnd(start) };
}

/** Judges a period. Specification 000 section 5. */
export function periodProblem(
  { start, end }: SubstitutionPeriod,
  today: LocalDate,
): SubstitutionPeriodProblem {
  if (start < today) return 'startInPast';
  return end < earliestEnd(start) ? 'endTooEarly' : null;
}

/** Tells what holds now from what is to come and what is over. The last day is part of it. */
export function timeOfSubstitution({ start, end }: SubstitutionPeriod, today: LocalDate): SubstitutionTime {
  if (end < today) return 'past';
  return start > today ? 'future' : 'current';
}

const order: Record<SubstitutionTime, number> = { current: 0, future: 1, past: 2 };

/** Current ones first, then those to come, the next one first, then past ones, the last one first. */
export function sortSubstitutions(all: readonly Substitution[], today: LocalDate): Substitution[] {
  return all.toSorted((a, b) => {
    const [time, other] = [timeOfSubstitution(a, today), timeOfSubstitution(b, today)];
    if (time !== other) return order[time] - order[other];
    const isEarlier = a.start < b.start ? -1 : Number(a.start > b.start);
    return time === 'past' ? -isEarlier : isEarlier;
  });
}
