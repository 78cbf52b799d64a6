import * as v from 'valibot';
import { isLocalDate, isLocalDateTime } from '../local-date.ts';
import type { LocalDate, LocalDateTime } from '../local-date.ts';

/** Identifies an entry of a list: the backend's number, or a text where the list has no numbers. */
export type EntryId = number | string;

/** A part of a save that the backend has saved. */
export interface SavedPart<Part> {
  part: Part;
  /** The entries that reading again has found; empty where they were not read. Two or more: a call was repeated. */
  ids: readonly EntryId[];
}

/**
 * What is known of a save that has begun. Plain data, so that it can be kept with a draft and read after a reload: then
 * nothing that was saved is sent again.
 */
export interface SaveLog<Part> {
  /** The entries that existed before the first call; null where they could not be read. */
  knownIds: readonly EntryId[] | null;
  saved: readonly SavedPart<Part>[];
  /** The part that was sent and may still be saved: reading again comes before the next call. Null: none. */
  open: Part | null;
}

/** A day in a kept log. */
export const keptDay = v.custom<LocalDate>((value) => typeof value === 'string' && isLocalDate(value));

/** A moment in a kept log, or null. */
export const keptMoment = v.nullable(
  v.custom<LocalDateTime>((value) => typeof value === 'string' && isLocalDateTime(value)),
);

/** Reads a log that was kept as JSON. Returns null for anything else. */
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
