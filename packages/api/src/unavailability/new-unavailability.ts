import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { outboxOf, transportOf } from '../core/create-query-client.ts';
import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { keptDay, keptMoment, readSaveLog } from '../core/outbox/save-log.ts';
import type { SaveLog } from '../core/outbox/save-log.ts';
import { saveParts } from '../core/outbox/save-parts.ts';
import type { ComparedEntry, PartCalls, PartOutcome, SaveHooks } from '../core/outbox/save-parts.ts';
import type { RequestClock } from '../requests/new-request.ts';
import { isSameText } from '../requests/request-entries.ts';
import type { RequestPeriod } from '../requests/request-period.ts';
import { rowsOf } from '../requests/request-period.ts';
import { toUnavailabilityRow } from '../requests/unavailability-row.ts';
import { invalidatedByChange, toUnavailability } from './unavailability.ts';
import { postCreateUnavailability, postUnavailabilities } from './unavailability.wire.ts';

/** One day of a new unavailability, which is one call. */
export interface UnavailabilityPart {
  personRef: string;
  firstDay: LocalDate;
  /** Null for the whole day. */
  begin: LocalDateTime | null;
  /** Null for the whole day; may be on the next day. */
  end: LocalDateTime | null;
  note: string;
}

const partSchema: v.GenericSchema<unknown, UnavailabilityPart> = v.object({
  personRef: v.string(),
  firstDay: keptDay,
  begin: keptMoment,
  end: keptMoment,
  note: v.string(),
});

/** The log of the save of a new unavailability: its saved days, and the day with an unknown outcome. */
export type UnavailabilityLog = SaveLog<UnavailabilityPart>;

/** Reads the log of a new unavailability from a draft. Returns null where it is not valid. */
export function readUnavailabilityLog(kept: unknown): UnavailabilityLog | null {
  return readSaveLog(partSchema, kept);
}

/** A new unavailability of one day, or of several days that are saved one by one. */
export interface NewUnavailability {
  personRef: string;
  /** The first day, and the times of all days. The last day is not used. */
  period: RequestPeriod;
  /** The days, all with the times of the period. Default the first day of the period. */
  days?: readonly LocalDate[];
  /** Not blank; at most `maxNoteLength` characters. */
  note: string;
}

const mutationKey = ['unavailability', 'create'] as const;

/** The outcome of a day. */
export type UnavailabilityOutcome = PartOutcome<UnavailabilityPart>;

/** An attempt to save a new unavailability, or a check of the previous attempt. */
export type UnavailabilityAttempt =
  | { unavailability: NewUnavailability; log?: UnavailabilityLog | null }
  | { isCheck: true; log: UnavailabilityLog };

/**
 * Returns the parts of a new unavailability, one call for each day. A day whose end is not after its start ends the next day.
 *
 * @requirement unavailability-12, unavailability-24
 */
export function unavailabilityPartsOf(unavailability: NewUnavailability): UnavailabilityPart[] {
  const { personRef, period, note, days = [period.firstDay] } = unavailability;
  return days
    .flatMap((day) => rowsOf('unavailabilities', { ...period, firstDay: day, lastDay: day }))
    .map(({ day, begin, end }) => ({ personRef, firstDay: day, begin, end, note: note.trim() }));
}

/**
 * Saves a new unavailability day by day, or checks the day whose outcome is unknown. See `saveParts` for the result and the
 * errors.
 *
 * @param clock for the creation time
 * @requirement unavailability-24, unavailability-30
 */
function createUnavailability(
  client: QueryClient,
  clock: RequestClock,
  attempt: UnavailabilityAttempt,
  hooks?: SaveHooks<UnavailabilityPart>,
): Promise<UnavailabilityOutcome[]> {
  const transport = transportOf(client);
  const calls: PartCalls<UnavailabilityPart, never> = {
    outbox: outboxOf(client),
    key: mutationKey,
    async send(part) {
      const body = { Value: toUnavailabilityRow(part, clock.localNow()) };
      await transport.call(postCreateUnavailability, { body });
      return null;
    },
    read: (parts) => readEntries(transport, parts),
    isSavedBy: isUnavailabilitySavedBy,
  };
  const parts = 'unavailability' in attempt ? unavailabilityPartsOf(attempt.unavailability) : [];
  return saveParts(calls, { parts, log: attempt.log, isCheck: 'isCheck' in attempt }, hooks);
}

/** Returns whether a saved day makes sending another one unnecessary. */
export function isUnavailabilitySavedBy(part: UnavailabilityPart, saved: UnavailabilityPart): boolean {
  return part.personRef === saved.personRef && part.firstDay === saved.firstDay;
}

/** Saves a new unavailability by `createUnavailability`, and invalidates `invalidatedByChange`. @requirement unavailability-27 */
export function createUnavailabilityMutation(clock: RequestClock, hooks?: SaveHooks<UnavailabilityPart>) {
  return mutationOptions({
    mutationKey,
    mutationFn: (attempt: UnavailabilityAttempt, { client }) =>
      createUnavailability(client, clock, attempt, hooks),
    meta: { invalidates: invalidatedByChange },
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
      isSameText(entry.note, sent.note)
        ? 'same'
        : 'different',
  }));
}
