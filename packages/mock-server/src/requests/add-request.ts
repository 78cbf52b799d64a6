import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import { nextId } from '../core/next-id.ts';
import { approverOf } from './approver-of.ts';
import type { RequestRow } from './request-row.ts';
import { firstGeneratedId } from './generated-requests.ts';
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
  const stored = requestRows(database);
  const own = new Map([...stored].filter(([id]) => id < firstGeneratedId));
  const id = nextId(own, 50_001);
  stored.set(id, {
    ...row,
    id,
    approverRef: approverOf(row.applicantRef),
    createdAt: now,
    state: 0,
    deadline: deadlineOf(dateOf(now), row.firstDay),
    deciderRef: '',
    decidedAt: null,
  });
}

/** Returns the deadline of a new request: before its first day, but not in the past. */
function deadlineOf(today: LocalDate, firstDay: LocalDate): LocalDate {
  const [usual, latest] = [addDays(today, daysToDecide), addDays(firstDay, -1)];
  if (latest < today) return today;
  return usual < latest ? usual : latest;
}
