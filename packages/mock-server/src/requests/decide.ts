import type { Database, Grant } from '../core/database.ts';
import { people } from '../core/people.ts';
import type { Refusal } from '../core/refusals.ts';
import { refuse } from '../core/refusals.ts';
import { isOpenTo } from '../core/rights.ts';
import { approvalAccess, cancelAccess } from './request-access.ts';
import { isApproverIn } from './request-people.ts';
import type { RequestRow } from './request-row.ts';
import { requestsWords } from './requests-words.ts';
import { findRequest, requestRows } from './request-rows.ts';

/** A final state of a request. */
export type FinalState = 1 | 2 | 3;

/** Changes a pending request to a final state. Returns a refusal, or undefined for a success. */
export function decide(
  database: Database,
  grant: Grant,
  id: number,
  state: FinalState,
  note: string,
): Refusal | undefined {
  const row = findRequest(database, id);
  if (!row) return refuse(404, requestsWords.noRequest(id));
  if (!mayDecide(database, grant, row, state)) return refuse(403, requestsWords.notYours);
  if (row.state !== 0) return refuse(409, requestsWords.decided);
  if (isClosed(database, row)) return refuse(400, requestsWords.closed);
  requestRows(database).set(id, decided(database, grant, row, state, note));
  return undefined;
}

/**
 * Changes many requests to a final state. Refused as a whole where one request is unknown or has another approver. Requests that
 * can no longer be decided are skipped or refused by `decidedMeanwhile` of the scenario.
 */
export function decideMany(
  database: Database,
  grant: Grant,
  ids: readonly number[],
  state: 1 | 2,
  note: string,
): Refusal | undefined {
  if (ids.length === 0) return refuse(400, requestsWords.nothingNamed);
  const unknown = ids.find((id) => !findRequest(database, id));
  if (unknown !== undefined) return refuse(400, requestsWords.noRequest(unknown));
  const rows = ids.flatMap((id) => findRequest(database, id) ?? []);
  if (!rows.every((row) => mayDecide(database, grant, row, state)))
    return refuse(403, requestsWords.notYours);
  if (database.scenario.decidedMeanwhile === 'refuse') {
    if (rows.some((row) => row.state !== 0)) return refuse(409, requestsWords.someDecided);
    if (rows.some((row) => isClosed(database, row))) return refuse(400, requestsWords.closed);
  }
  for (const id of ids) decide(database, grant, id, state, note);
  return undefined;
}

/** Returns whether a request begins in a month before the month of the scenario. */
export function isClosed({ scenario }: Database, { firstDay }: Pick<RequestRow, 'firstDay'>): boolean {
  return firstDay.slice(0, 7) < scenario.at.slice(0, 7);
}

function mayDecide(database: Database, grant: Grant, row: RequestRow, state: FinalState): boolean {
  const isApprover = isApproverIn(row.agenda, grant.ref);
  if (state === 3)
    return (
      row.applicantRef === grant.ref && !isApprover && isOpenTo(database, grant, cancelAccess[row.agenda])
    );
  return isApprover && row.approverRef === grant.ref && isOpenTo(database, grant, approvalAccess[row.agenda]);
}

function decided(
  database: Database,
  grant: Grant,
  row: RequestRow,
  state: FinalState,
  note: string,
): RequestRow {
  const now = database.clock.localNow();
  return {
    ...row,
    state,
    // A substitute decides under the own name.
    deciderRef: state === 3 ? '' : grant.isSubstitution ? people[grant.person].ref : grant.ref,
    decidedAt: now < row.createdAt ? row.createdAt : now,
    note: note.trim() === '' ? row.note : note,
  };
}
