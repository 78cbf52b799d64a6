import type { Database, Grant } from '../core/database.ts';
import type { Refusal } from '../core/refusals.ts';
import { refuse } from '../core/refusals.ts';
import { overtimeRows } from './overtime-rows.ts';
import { overtimeWords } from './overtime-words.ts';

/** Approves or denies an overtime of the person. Returns the refusal, or undefined on success. */
export function decideOvertime(
  database: Database,
  grant: Grant,
  id: number,
  isApproved: boolean,
): Refusal | undefined {
  const row = overtimeRows(database).get(id);
  if (!row) return refuse(404, overtimeWords.noOvertime(id));
  if (row.personRef !== grant.ref || !row.isApprovable) return refuse(403, overtimeWords.notYours);
  if (row.state !== 'pending') return refuse(409, overtimeWords.decided);
  overtimeRows(database).set(id, { ...row, state: isApproved ? 'approved' : 'denied' });
  return undefined;
}
