import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import type { SaveLog } from '../core/outbox/save-log.ts';
import { PartsNotSavedError } from '../core/outbox/save-parts.ts';
import type { PartOutcome } from '../core/outbox/save-parts.ts';
import type { LastAttempt } from './last-attempt.ts';
import type { RequestRefusal } from './new-request.ts';

/** The fields that all parts have that are saved day by day. */
export interface DayPart {
  firstDay: LocalDate;
  begin: LocalDateTime | null;
  end: LocalDateTime | null;
  note: string;
}

/** The result of a day. */
export type DayOutcome = { day: LocalDate } & (
  | { state: 'pending' | 'saved' | 'savedTwice' | 'savedOtherwise' | 'notSent' }
  | { state: 'notSaved' | 'notKnown'; reason: Error | RequestRefusal }
);

/**
 * Returns the results of the days of the form and of other days that are already saved, sorted by day.
 *
 * @param parts the parts of the form
 * @param log the log of the save; null before the first attempt
 */
export function dayOutcomes(
  parts: readonly DayPart[],
  log: SaveLog<DayPart> | null,
  { outcomes, problem }: LastAttempt<DayPart, RequestRefusal>,
): DayOutcome[] {
  const saved = log?.saved ?? [];
  const thrown = problem instanceof PartsNotSavedError ? problem.outcomes : [];
  const last = [...outcomes, ...(thrown as readonly PartOutcome<DayPart, RequestRefusal>[])];
  const outcomeOf = (part: DayPart): DayOutcome => {
    const day = part.firstDay;
    const before = saved.find((each) => each.part.firstDay === day);
    if (before) {
      if (!isSameEntry(part, before.part)) return { day, state: 'savedOtherwise' };
      return { day, state: before.ids.length > 1 ? 'savedTwice' : 'saved' };
    }
    const outcome = last.find((each) => each.part.firstDay === day);
    if (outcome?.state === 'unknown') return { day, state: 'notKnown', reason: outcome.reason.cause };
    if (outcome?.state === 'notSaved') return { day, state: 'notSaved', reason: outcome.reason };
    return { day, state: outcome ? 'notSent' : 'pending' };
  };
  const others = saved
    .map(({ part }) => part)
    .filter(({ firstDay }) => parts.every((part) => part.firstDay !== firstDay));
  return [...parts, ...others]
    .toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
    .map((part) => outcomeOf(part));
}

/** Returns whether two parts of one day have the same times and note. */
export function isSameEntry(one: DayPart, other: DayPart): boolean {
  return one.begin === other.begin && one.end === other.end && one.note === other.note;
}
