import type { PartOutcome } from '../core/outbox/save-parts.ts';

/** The result of the last attempt. Empty before the first one, and while one is running. */
export interface LastAttempt<Part, Reason extends string> {
  outcomes: readonly PartOutcome<Part, Reason>[];
  /** The error, or the first expected refusal of a part; null for none. */
  problem: Error | Reason | null;
}

/** A part that exists more than once, because the browser or a proxy has repeated its call. */
export interface SavedTwice<Part> {
  part: Part;
  /** The ids of the duplicates. */
  duplicateIds: readonly number[];
}

/** Returns the first expected refusal of a part; null for none. */
export function refusalIn<Reason extends string>(
  outcomes: readonly PartOutcome<unknown, Reason>[],
): Reason | null {
  for (const outcome of outcomes)
    if (outcome.state === 'notSaved' && !(outcome.reason instanceof Error)) return outcome.reason;
  return null;
}

/** Returns the parts that exist more than once. */
export function savedTwiceIn<Part>(outcomes: readonly PartOutcome<Part, string>[]): SavedTwice<Part>[] {
  return outcomes.flatMap((outcome) => {
    if (outcome.state !== 'saved' || outcome.ids.length < 2) return [];
    // Only entries of a list have numeric ids. Entries of a plan cannot be deleted.
    const duplicateIds = outcome.ids.slice(1).filter((id) => typeof id === 'number');
    return [{ part: outcome.part, duplicateIds }];
  });
}
