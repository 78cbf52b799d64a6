import { dateOf } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import { nextId } from '../core/next-id.ts';
import { approverOf } from './approver-of.ts';
import type { RequestRow } from './request-row.ts';
import { requestRows } from './request-rows.ts';

/** The days until the deadline of a new request. */
const daysToDecide = 5;

type NewRow = Pick<
  RequestRow,
  'agenda' | 'applicantRef' | 'accountId' | 'firstDay' | 'lastDay' | 'begin' | 'end' | 'note'
>;

/** Stores a new pending request for the approver of the applicant. */
export function addRequest(database: Database, row: NewRow): void {
  const now = database.clock.localNow();
  const id = nextId(requestRows(database), 50_001);
  requestRows(database).set(id, {
    ...row,
    id,
    approverRef: approverOf(row.applicantRef),
    createdAt: now,
    state: 0,
    deadline: addDays(dateOf(now), daysToDecide),
    deciderRef: '',
    decidedAt: null,
  });
}
