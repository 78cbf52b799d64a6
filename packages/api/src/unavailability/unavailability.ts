import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { HttpError, toError } from '../core/errors.ts';
import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { fromWireDate, fromWireDateTime, toWireDate, toWireDateTime } from '../core/wire.ts';
import type { RequestPeriod } from '../requests/request-period.ts';
import { rowsOf } from '../requests/request-period.ts';
import type { unavailabilitySchema } from './unavailability.wire.ts';
import {
  postCreateUnavailability,
  postDeleteUnavailability,
  postUnavailabilities,
} from './unavailability.wire.ts';

/** A day, or a part of it, on which a person cannot be planned. Specification 000 section 3. */
export interface Unavailability {
  id: number;
  day: LocalDate;
  /** Null for the whole day. */
  begin: LocalDateTime | null;
  /** Null for the whole day; may lie on the next day. */
  end: LocalDateTime | null;
  note: string;
  /** Null where the server does not say. */
  createdAt: LocalDateTime | null;
}

/** Maps an unavailability. Without a start time it is for the whole day. */
export function toUnavailability(wire: v.InferOutput<typeof unavailabilitySchema>): Unavailability {
  const isAllDay = wire.STARTTIME === null;
  return {
    id: wire.ID_UNAVA,
    day: fromWireDate(wire.DATE_REF),
    begin: wire.STARTTIME === null ? null : fromWireDateTime(wire.STARTTIME),
    end: isAllDay || wire.ENDTIME === null ? null : fromWireDateTime(wire.ENDTIME),
    note: wire.NOTE ?? '',
    createdAt: wire.DATE_CREATE === null ? null : fromWireDateTime(wire.DATE_CREATE),
  };
}

/** Asks for a person's unavailabilities. */
export function unavailabilitiesQuery(transport: Transport, personRef: string) {
  return queryOptions({
    queryKey: ['unavailability', personRef],
    queryFn: async ({ signal }) => {
      const rows = await transport.call(postUnavailabilities, { body: { Value: personRef } }, { signal });
      return rows.map(toUnavailability);
    },
  });
}

const staleAfterChange = ['unavailability', 'dashboard', 'department-plan', 'my-plan'] as const;

/** A new unavailability of one day, or of several that are saved one by one. */
export interface NewUnavailability {
  personRef: string;
  /** Its last day is its first. */
  period: RequestPeriod;
  /** The days that it is for, at the same times. Default its first day alone. */
  days?: readonly LocalDate[];
  /** Not empty. */
  note: string;
}

/** A day of several that has not been saved. */
export interface UnsavedDay {
  day: LocalDate;
  /** Why; null: it has not been sent, since the call before it got no answer. */
  cause: Error | null;
}

/** Of several days, which are calls of their own, some have not been saved. */
export class DaysUnsavedError extends Error {
  override readonly name = 'DaysUnsavedError';
  /** Those that have been saved. */
  readonly saved: readonly LocalDate[];
  /** Those that have not. */
  readonly unsaved: readonly UnsavedDay[];

  constructor(saved: readonly LocalDate[], unsaved: readonly UnsavedDay[]) {
    super(`${saved.length} of ${saved.length + unsaved.length} days are saved`);
    this.saved = saved;
    this.unsaved = unsaved;
  }
}

/**
 * Creates an unavailability. One whose end is not after its start ends the next day. Specification 000 section 4. A day
 * that is refused does not keep the others back; after a call without an answer none is sent any more. It fails with
 * `DaysUnsavedError` where there are several days.
 */
export function createUnavailabilityMutation(transport: Transport, now: () => LocalDateTime) {
  return mutationOptions({
    mutationKey: ['unavailability', 'create'],
    mutationFn: async (unavailability: NewUnavailability) => {
      const { days = [unavailability.period.firstDay] } = unavailability;
      const saved: LocalDate[] = [];
      const unsaved: UnsavedDay[] = [];
      for (const day of days) {
        const isCutOff = unsaved.some(({ cause }) => !(cause instanceof HttpError && cause.status !== 401));
        if (isCutOff) unsaved.push({ day, cause: null });
        else
          try {
            await createOn(transport, day, unavailability, now());
            saved.push(day);
          } catch (error) {
            if (days.length === 1) throw error;
            unsaved.push({ day, cause: toError(error) });
          }
      }
      if (unsaved.length > 0) throw new DaysUnsavedError(saved, unsaved);
    },
    meta: { makesStale: staleAfterChange },
  });
}

async function createOn(
  transport: Transport,
  day: LocalDate,
  { personRef, period, note }: NewUnavailability,
  now: LocalDateTime,
): Promise<void> {
  const [row] = rowsOf('unavailabilities', { ...period, firstDay: day, lastDay: day });
  if (!row) return;
  await transport.call(postCreateUnavailability, {
    body: {
      Value: {
        IXS_REF: personRef,
        DATE_REF: toWireDate(row.day),
        NOTE: note.trim(),
        STARTTIME: row.begin && toWireDateTime(row.begin),
        ENDTIME: row.end && toWireDateTime(row.end),
        DATE_CREATE: toWireDateTime(now),
      },
    },
  });
}

/** Takes an unavailability away. */
export function deleteUnavailabilityMutation(transport: Transport) {
  return mutationOptions({
    mutationKey: ['unavailability', 'delete'],
    mutationFn: async (id: number) => {
      await transport.call(postDeleteUnavailability, { body: { Value: id } });
    },
    // It is under way until the list no longer has it.
    meta: { makesStale: staleAfterChange, settlesAfter: 'unavailability' },
  });
}
