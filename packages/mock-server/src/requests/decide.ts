import type { Database, Grant } from '../core/database.ts';
import { people } from '../core/people.ts';
import { message } from '../core/refusals.ts';
import { hasRight } from '../core/rights.ts';
import { isApproverIn } from './request-people.ts';
import type { RequestRow } from './request-row.ts';

/** How a request can end. */
export type FinalState = 1 | 2 | 3;

/** Gives a pending request its final state. Answers why not, or undefined when it is done. */
export function decide(
  database: Database,
  grant: Grant,
  id: number,
  state: FinalState,
  note: string,
): Response | undefined {
  const row = database.requests.get(id);
  if (!row) return message(404, `There is no request ${id}.`);
  if (!mayDecide(database, grant, row, state)) return message(403, 'The request is not yours to decide.');
  if (row.state !== 0) return message(409, 'The request has been decided already.');
  if (isClosed(database, row)) return message(400, 'The period is closed.');
  database.requests.set(id, decided(database, grant, row, state, note));
  return undefined;
}

/** Gives those of many requests their final state that are pending and that the person may decide about. */
export function decideMany(
  database: Database,
  grant: Grant,
  ids: readonly number[],
  state: 1 | 2,
  note: string,
): Response | undefined {
  if (ids.length === 0) return message(400, 'No request is named.');
  const unknown = ids.find((id) => !database.requests.has(id));
  if (unknown !== undefined) return message(400, `There is no request ${unknown}.`);
  for (const id of ids) decide(database, grant, id, state, note);
  return undefined;
}

/** Whether any of a request's days lies in a month before the scenario's. */
export function isClosed({ scenario }: Database, { firstDay }: Pick<RequestRow, 'firstDay'>): boolean {
  return firstDay.slice(0, 7) < scenario.at.slice(0, 7);
}

function mayDecide(database: Database, grant: Grant, row: RequestRow, state: FinalState): boolean {
  const isApprover = isApproverIn(row.agenda, grant.ref);
  if (state !== 3) return isApprover && row.approverRef === grant.ref;
  return row.applicantRef === grant.ref && !isApprover && hasRight(database, grant, 'SelfServiceApp_Absence');
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
    // Who substitutes signs with the own name.
    deciderRef: state === 3 ? '' : grant.isSubstitution ? people[grant.person].ref : grant.ref,
    decidedAt: now < row.createdAt ? row.createdAt : now,
    note: note.trim() === '' ? row.note : note,
  };
}
