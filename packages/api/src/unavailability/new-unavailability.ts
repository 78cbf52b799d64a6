import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { keptDay, keptMoment, readSaveLog } from '../core/writes/save-log.ts';
import type { SaveLog } from '../core/writes/save-log.ts';
import { saveParts } from '../core/writes/save-parts.ts';
import type { ComparedEntry, PartCalls, PartOutcome, SaveHooks } from '../core/writes/save-parts.ts';
import type { WriteStep } from '../core/writes/settle-write.ts';
import { isSameText } from '../requests/request-entries.ts';
import type { RequestPeriod } from '../requests/request-period.ts';
import { rowsOf } from '../requests/request-period.ts';
import { toUnavailabilityRow } from '../requests/unavailability-row.ts';
import { staleAfterChange, toUnavailability } from './unavailability.ts';
import { postCreateUnavailability, postUnavailabilities } from './unavailability.wire.ts';

/** One call of a new unavailability: a day. */
export interface UnavailabilityPart {
  personRef: string;
  firstDay: LocalDate;
  /** Null for the whole day. */
  begin: LocalDateTime | null;
  /** Null for the whole day; may be on the next day. */
  end: LocalDateTime | null;
  comment: string;
}

const partSchema: v.GenericSchema<unknown, UnavailabilityPart> = v.object({
  personRef: v.string(),
  firstDay: keptDay,
  begin: keptMoment,
  end: keptMoment,
  comment: v.string(),
});

/** What is known of the saving of a new unavailability. */
export type UnavailabilityLog = SaveLog<UnavailabilityPart>;

/** Reads the log of a new unavailability that was kept as JSON. Returns null for anything else. */
export function readUnavailabilityLog(kept: unknown): UnavailabilityLog | null {
  return readSaveLog(partSchema, kept);
}

/** A new unavailability of one day, or of several that are saved one by one. */
export interface NewUnavailability {
  personRef: string;
  /** Its last day is its first. */
  period: RequestPeriod;
  /** The days that it is for, at the same times. Default its first day alone. */
  days?: readonly LocalDate[];
  /** Not empty; at most `maxCommentLength` characters. */
  note: string;
}

/** How the saving of a day ended. */
export type UnavailabilityOutcome = PartOutcome<UnavailabilityPart>;

/** An attempt to save a new unavailability, or a check of the one before. */
export type UnavailabilityAttempt =
  | { unavailability: NewUnavailability; log?: UnavailabilityLog | null; step?: WriteStep }
  | { step: 'check'; log: UnavailabilityLog };

/**
 * The calls that save a new unavailability, one for each day. A day whose end is not after its start ends the next day.
 * Specification 000 section 4.
 */
export function unavailabilityPartsOf(unavailability: NewUnavailability): UnavailabilityPart[] {
  const { personRef, period, note, days = [period.firstDay] } = unavailability;
  return days
    .flatMap((day) => rowsOf('unavailabilities', { ...period, firstDay: day, lastDay: day }))
    .map(({ day, begin, end }) => ({ personRef, firstDay: day, begin, end, comment: note.trim() }));
}

/**
 * Saves a new unavailability day by day, or checks whether the open day of the attempt before is saved. See `saveParts`
 * for what it returns and throws.
 *
 * @param now the moment of the creation
 */
export function createUnavailability(
  transport: Transport,
  now: () => LocalDateTime,
  attempt: UnavailabilityAttempt,
  hooks?: SaveHooks<UnavailabilityPart>,
): Promise<UnavailabilityOutcome[]> {
  const calls: PartCalls<UnavailabilityPart, never> = {
    async send(part) {
      const body = { Value: toUnavailabilityRow(part, now()) };
      await transport.call(postCreateUnavailability, { body });
      return null;
    },
    read: (parts) => readEntries(transport, parts),
    isSavedBy: isUnavailabilitySavedBy,
  };
  const parts = 'unavailability' in attempt ? unavailabilityPartsOf(attempt.unavailability) : [];
  return saveParts(calls, { parts, log: attempt.log, step: attempt.step }, hooks);
}

/** Whether a day need not be sent, since it was saved. */
export function isUnavailabilitySavedBy(part: UnavailabilityPart, saved: UnavailabilityPart): boolean {
  return part.personRef === saved.personRef && part.firstDay === saved.firstDay;
}

/** Saves a new unavailability by `createUnavailability`. Lists, counts and plans follow. */
export function createUnavailabilityMutation(
  now: () => LocalDateTime,
  hooks?: SaveHooks<UnavailabilityPart>,
) {
  return mutationOptions({
    mutationKey: ['unavailability', 'create'],
    mutationFn: (attempt: UnavailabilityAttempt, { client }) =>
      createUnavailability(transportOf(client), now, attempt, hooks),
    meta: { invalidates: staleAfterChange },
  });
}

async function readEntries(
  transport: Transport,
  [part]: readonly UnavailabilityPart[],
): Promise<ComparedEntry<UnavailabilityPart>[]> {
  if (!part) return [];
  const rows = await transport.call(postUnavailabilities, { body: { Value: part.personRef } });
  return rows.map(toUnavailability).map((entry) => ({
    id: entry.id,
    compare: (sent) =>
      entry.day === sent.firstDay &&
      entry.begin === sent.begin &&
      entry.end === sent.end &&
      isSameText(entry.note, sent.comment)
        ? 'same'
        : 'different',
  }));
}
