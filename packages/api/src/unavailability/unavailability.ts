import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { outboxOf, transportOf } from '../core/create-query-client.ts';
import type { Checkable } from '../core/outbox/outbox.ts';
import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import { fromWireDate, fromWireDateTime } from '../core/wire.ts';
import type { unavailabilitySchema } from './unavailability.wire.ts';
import { postDeleteUnavailability, postUnavailabilities } from './unavailability.wire.ts';

/** A day, or a part of a day, on which a person cannot be planned. @requirement unavailability-9 */
export interface Unavailability {
  id: number;
  day: LocalDate;
  /** Null for the whole day. */
  begin: LocalDateTime | null;
  /** Null for the whole day; may be on the next day. */
  end: LocalDateTime | null;
  note: string;
  /** Null where the backend returns none. */
  createdAt: LocalDateTime | null;
}

/** Maps an unavailability. Without a start time it is for the whole day. @requirement unavailability-10 */
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

/** Fetches the unavailabilities of a person. @requirement unavailability-23 */
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

/** The query keys that a new or deleted unavailability invalidates. @requirement unavailability-27 */
export const invalidatedByChange = ['unavailability', 'dashboard', 'department-plan', 'my-plan'] as const;

/** The deletion of an unavailability. */
export interface UnavailabilityDeletion extends Checkable {
  id: number;
  /** The reference of the person of the unavailability. */
  personRef: string;
}

/**
 * Deletes an unavailability, and invalidates lists, counts and plans. Where the response is lost, it is deleted if the list does
 * not contain it any more. See `settleWrite` for the errors.
 *
 * @requirement unavailability-25, unavailability-31
 */
export function deleteUnavailabilityMutation() {
  return mutationOptions({
    mutationKey: ['unavailability', 'delete'],
    mutationFn: ({ id, personRef, isCheck }: UnavailabilityDeletion, { client }) =>
      outboxOf(client).settle({
        isCheck,
        key: ['unavailability', 'delete', id],
        input: { id, personRef },
        send: () => transportOf(client).call(postDeleteUnavailability, { body: { Value: id } }),
        async lookUp() {
          const rows = await transportOf(client).call(postUnavailabilities, { body: { Value: personRef } });
          return rows.some(({ ID_UNAVA }) => ID_UNAVA === id) ? 0 : 1;
        },
      }),
    // The mutation stays pending until the list no longer contains it.
    meta: { invalidates: invalidatedByChange, settlesAfter: 'unavailability' },
  });
}
