import { fromWireDateTime } from '@selfservice/api/core/wire';
import type { unavailabilityRowSchema } from '@selfservice/api/requests/requests.wire';
import type * as v from 'valibot';
import type { Database, Grant } from '../core/database.ts';
import { nextId } from '../core/next-id.ts';
import { message } from '../core/refusals.ts';
import { hasRight } from '../core/rights.ts';
import { flagsOf } from '../dashboard/dashboard-rows.ts';
import { unavailablePart } from '../requests/insert-unavailability.ts';

type WireRow = v.InferOutput<typeof unavailabilityRowSchema>;

/** Creates an unavailability of the person. Answers why not, or undefined when it is done. */
export function createUnavailability(database: Database, grant: Grant, wire: WireRow): Response | undefined {
  const refusal = editRefusal(database, grant, wire.IXS_REF);
  if (refusal) return refusal;
  const part = unavailablePart(wire);
  if (typeof part === 'string') return message(400, part);
  const id = nextId(database.unavailabilities, 7001);
  database.unavailabilities.set(id, {
    id,
    personRef: wire.IXS_REF,
    ...part,
    note: wire.NOTE,
    createdAt: fromWireDateTime(wire.DATE_CREATE),
  });
  return undefined;
}

/** Takes an unavailability of the person away. Answers why not, or undefined when it is done. */
export function deleteUnavailability(database: Database, grant: Grant, id: number): Response | undefined {
  const row = database.unavailabilities.get(id);
  if (!row) return message(404, `There is no unavailability ${id}.`);
  const refusal = editRefusal(database, grant, row.personRef);
  if (refusal) return refusal;
  database.unavailabilities.delete(id);
  return undefined;
}

function editRefusal(database: Database, grant: Grant, ref: string): Response | undefined {
  if (ref !== grant.ref) return message(403, 'This is somebody else’s unavailability.');
  if (!hasRight(database, grant, 'SelfServiceApp_UnavailabilityEdit'))
    return message(403, 'You are not allowed to change your unavailability.');
  if (flagsOf(ref).isApprovablePlnunava) return message(403, 'Your unavailability has to be approved.');
  return undefined;
}
