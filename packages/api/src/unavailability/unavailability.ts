import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
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

/** A new unavailability of one day. */
export interface NewUnavailability {
  personRef: string;
  /** Its last day is its first. */
  period: RequestPeriod;
  /** Not empty. */
  note: string;
}

/** Creates an unavailability. One whose end is not after its start ends the next day. Specification 000 section 4. */
export function createUnavailabilityMutation(transport: Transport, now: () => LocalDateTime) {
  return mutationOptions({
    mutationKey: ['unavailability', 'create'],
    mutationFn: async ({ personRef, period, note }: NewUnavailability) => {
      const [row] = rowsOf('unavailabilities', { ...period, lastDay: period.firstDay });
      if (!row) return;
      await transport.call(postCreateUnavailability, {
        body: {
          Value: {
            IXS_REF: personRef,
            DATE_REF: toWireDate(row.day),
            NOTE: note.trim(),
            STARTTIME: row.begin && toWireDateTime(row.begin),
            ENDTIME: row.end && toWireDateTime(row.end),
            DATE_CREATE: toWireDateTime(now()),
          },
        },
      });
    },
    meta: { makesStale: staleAfterChange },
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
