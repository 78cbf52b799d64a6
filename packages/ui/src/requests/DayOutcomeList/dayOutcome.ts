import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import type { SaveLog } from '@selfservice/api/core/writes/save-log';
import { PartsNotSavedError } from '@selfservice/api/core/writes/save-parts';
import type { PartOutcome } from '@selfservice/api/core/writes/save-parts';
import type { RequestRefusal } from '@selfservice/api/requests/new-request';

/** What every part of a save by days has. */
export interface DayPart {
  firstDay: LocalDate;
  begin: LocalDateTime | null;
  end: LocalDateTime | null;
  comment: string;
}

/** What is known of a day that is saved, or is going to be. */
export type DayOutcome = { day: LocalDate } & (
  | { state: 'pending' | 'saved' | 'savedTwice' | 'savedOtherwise' | 'notSent' }
  | { state: 'notSaved' | 'notKnown'; reason: Error | RequestRefusal }
);

/** The results of the last attempt: what the mutation has returned or thrown. */
export interface LastAttempt {
  data: readonly PartOutcome<DayPart, RequestRefusal>[] | undefined;
  error: unknown;
}

/**
 * Returns what is known of each day: of those of the form, and of the others that are saved already. In order.
 *
 * @param parts the parts that the form describes
 * @param log what is known of the save, null before the first attempt
 */
export function dayOutcomes(
  parts: readonly DayPart[],
  log: SaveLog<DayPart> | null,
  { data, error }: LastAttempt,
): DayOutcome[] {
  const saved = log?.saved ?? [];
  const thrown = error instanceof PartsNotSavedError ? error.outcomes : [];
  const last = [...(data ?? []), ...(thrown as readonly PartOutcome<DayPart, RequestRefusal>[])];
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

/** Whether two parts of one day enter the same. */
export function isSameEntry(one: DayPart, other: DayPart): boolean {
  return one.begin === other.begin && one.end === other.end && one.comment === other.comment;
}
