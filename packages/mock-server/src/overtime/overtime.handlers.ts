import { getOvertime, postOvertimeStatus } from '@selfservice/api/overtime/overtime.wire';
import { handle } from '../core/handler.ts';
import { needs } from '../core/rights.ts';
import { toWireDate, toWireDateTime } from '../core/wire-dates.ts';
import { decideOvertime } from './decide-overtime.ts';
import { overtimeOf } from './overtime-rows.ts';
import { overtimeAccounts } from './overtime-words.ts';

const access = needs('RunOvertime');

/** Handlers of overtime. */
export const overtimeHandlers = [
  handle(getOvertime, access, ({ database, grant, language }) =>
    overtimeOf(database, grant.ref).map((row) => ({
      id: row.id,
      date: toWireDate(row.day),
      start: toWireDateTime(row.begin),
      end: toWireDateTime(row.end),
      accountName: overtimeAccounts[row.account][language],
      note: row.note[language],
      approvable: row.isApprovable,
      approved: row.state === 'approved',
    })),
  ),
  handle(postOvertimeStatus, access, ({ database, grant, body }) =>
    decideOvertime(database, grant, body.Item1, body.Item2),
  ),
];
