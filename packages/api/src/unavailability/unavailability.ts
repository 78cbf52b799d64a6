import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { fromWireDate, fromWireDateTime } from '../core/wire.ts';
import { settleWrite } from '../core/writes/settle-write.ts';
import type { WriteStep } from '../core/writes/settle-write.ts';
import type { unavailabilitySchema } from './unavailability.wire.ts';
import { postDeleteUnavailability, postUnavailabilities } from './unavailability.wire.ts';

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
export function unavailabilitiesQuery(personRef: string) {
  return queryOptions({
    queryKey: ['unavailability', personRef],
    queryFn: async ({ client, signal }) => {
      const rows = await transportOf(client).call(
        postUnavailabilities,
        { body: { Value: personRef } },
        { signal },
      );
      return rows.map(toUnavailability);
    },
  });
}

/** The cached responses that may be out of date after a change of an unavailability. */
export const staleAfterChange = ['unavailability', 'dashboard', 'department-plan', 'my-plan'] as const;

/** The deletion of an unavailability. */
export interface UnavailabilityDeletion {
  id: number;
  /** Whose it is. */
  personRef: string;
  /** Default `send`. */
  step?: WriteStep;
}

/**
 * Deletes an unavailability. An outcome that is not known is read again: it is deleted once the list does not have it.
 * See `settleWrite` for what it throws.
 */
export async function deleteUnavailability(
  transport: Transport,
  { id, personRef, step = 'send' }: UnavailabilityDeletion,
): Promise<void> {
  await settleWrite({
    step,
    send: () => transport.call(postDeleteUnavailability, { body: { Value: id } }),
    async lookUp() {
      const rows = await transport.call(postUnavailabilities, { body: { Value: personRef } });
      return rows.some(({ ID_UNAVA }) => ID_UNAVA === id) ? 0 : 1;
    },
  });
}

/** Deletes an unavailability by `deleteUnavailability`. */
export function deleteUnavailabilityMutation() {
  return mutationOptions({
    mutationKey: ['unavailability', 'delete'],
    mutationFn: (deletion: UnavailabilityDeletion, { client }) =>
      deleteUnavailability(transportOf(client), deletion),
    // It is under way until the list no longer has it.
    meta: { invalidates: staleAfterChange, settlesAfter: 'unavailability' },
  });
}
