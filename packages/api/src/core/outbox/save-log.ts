import * as v from 'valibot';
import { isLocalDate, isLocalDateTime } from '../local-date.ts';
import type { LocalDate, LocalDateTime } from '../local-date.ts';

/** The id of an entry of a list: the number of the backend, or a text if the list has no numbers. */
export type EntryId = number | string;

/** A part of a save that the backend has saved. */
export interface SavedPart<Part> {
  part: Part;
  /** The entries that were found by reading again; empty if they were not read. Two or more: a call was repeated. */
  ids: readonly EntryId[];
}

/**
 * The progress of a save. It is plain data that is kept with a draft, so that saved parts are not sent again after a reload.
 */
export interface SaveLog<Part> {
  /** The entries that existed before the first call; null if they could not be read. */
  knownIds: readonly EntryId[] | null;
  saved: readonly SavedPart<Part>[];
  /** The part whose write is in the outbox, so that it is read before the next call; null for none. */
  open: Part | null;
}

/** The schema of a day in a kept log. */
export const keptDay = v.custom<LocalDate>((value) => typeof value === 'string' && isLocalDate(value));

/** The schema of a moment or null in a kept log. */
export const keptMoment = v.nullable(
  v.custom<LocalDateTime>((value) => typeof value === 'string' && isLocalDateTime(value)),
);

/** Parses a log that was kept as JSON. Returns null if it is invalid. */
export function readSaveLog<Part>(
  partSchema: v.GenericSchema<unknown, Part>,
  kept: unknown,
): SaveLog<Part> | null {
  const ids = v.array(v.union([v.number(), v.string()]));
  const schema = v.object({
    knownIds: v.nullable(ids),
    saved: v.array(v.object({ part: partSchema, ids })),
    open: v.nullable(partSchema),
  });
  const { success, output } = v.safeParse(schema, kept);
  return success ? output : null;
}
