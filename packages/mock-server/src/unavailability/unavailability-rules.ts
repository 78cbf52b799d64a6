import type { unavailabilityRowSchema } from '@selfservice/api/requests/requests.wire';
import type * as v from 'valibot';
import type { Database, Grant } from '../core/database.ts';
import { nextId } from '../core/next-id.ts';
import { Refusal, refuse } from '../core/refusals.ts';
import { dateTimeOf } from '../core/wire-dates.ts';
import { flagsOf } from '../dashboard/dashboard-rows.ts';
import { unavailablePart } from '../requests/insert-unavailability.ts';
import { unavailabilityWords } from './unavailability-words.ts';
import { unavailabilityRows } from './unavailability-rows.ts';

type WireRow = v.InferOutput<typeof unavailabilityRowSchema>;

/** Creates an unavailability of the person. Returns a refusal, or undefined for a success. */
export function createUnavailability(database: Database, grant: Grant, wire: WireRow): Refusal | undefined {
  const refusal = editRefusal(grant, wire.IXS_REF);
  if (refusal) return refusal;
  const part = unavailablePart(wire);
  if (part instanceof Refusal) return part;
  const id = nextId(unavailabilityRows(database), 7001);
  unavailabilityRows(database).set(id, {
    id,
    personRef: wire.IXS_REF,
    ...part,
    note: wire.NOTE,
    createdAt: dateTimeOf(wire.DATE_CREATE),
  });
  return undefined;
}

/** Deletes an unavailability of the person. Returns a refusal, or undefined for a success. */
export function deleteUnavailability(database: Database, grant: Grant, id: number): Refusal | undefined {
  const row = unavailabilityRows(database).get(id);
  if (!row) return refuse(404, unavailabilityWords.noUnavailability(id));
  const refusal = editRefusal(grant, row.personRef);
  if (refusal) return refusal;
  unavailabilityRows(database).delete(id);
  return undefined;
}

function editRefusal(grant: Grant, ref: string): Refusal | undefined {
  if (ref !== grant.ref) return refuse(403, unavailabilityWords.ofOtherPerson);
  return flagsOf(ref).isApprovablePlnunava ? refuse(403, unavailabilityWords.toBeApproved) : undefined;
}
