import type { LocalDate } from '@selfservice/api/core/local-date';
import { toUtcDate } from '@selfservice/api/core/local-date';
import { addDays, minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import { fromWireDate, fromWireDateTime } from '@selfservice/api/core/wire';
import type { absenceRowSchema } from '@selfservice/api/requests/requests.wire';
import type * as v from 'valibot';
import type { Database, Grant } from '../core/database.ts';
import { message } from '../core/refusals.ts';
import { vacationDaysOf } from '../dashboard/dashboard-rows.ts';
import type { Account } from './accounts.ts';
import { accountsFor } from './accounts.ts';
import { isClosed } from './decide.ts';
import { requestRefusal } from './may-request-for.ts';
import { addRequest } from './add-request.ts';
import type { DayPart } from './reserved.ts';
import { isReserved } from './reserved.ts';

type WireRow = v.InferOutput<typeof absenceRowSchema>;

const minutesOfWorkday = 480;

/** Makes one pending request of the days of an absence. */
export function insertAbsence(database: Database, grant: Grant, wire: readonly WireRow[]): string | Response {
  const [head] = wire;
  if (!head) return message(400, 'There are no days.');
  const ref = head.IXS_REF;
  const refusal = requestRefusal(database, grant, 'requests', ref);
  if (refusal) return refusal;
  const parts = partsOf(wire);
  const problem = parts ? problemOf(wire, parts) : 'A day or a time does not exist.';
  if (!parts || problem) return message(400, problem ?? '');
  const account = accountsFor(ref, true).find(({ id }) => id === head.ID_UCET);
  if (!account || !Object.values(account.shortcuts).includes(head.ABS))
    return message(400, 'There is no such account.');
  const [first, last] = [parts[0] as DayPart, parts.at(-1) as DayPart];
  if (isClosed(database, { firstDay: first.day })) return message(400, 'The period is closed.');
  if (parts.some((part) => isReserved(database, ref, part))) return 'date_reserved_unava';
  if (isOverLimit(ref, account, parts)) return 'over_limit';
  addRequest(database, {
    agenda: 'requests',
    applicantRef: ref,
    accountId: account.id,
    firstDay: first.day,
    lastDay: last.day,
    begin: first.begin,
    end: first.end,
    note: head.POZNAMKA ?? '',
  });
  return 'ok';
}

function partsOf(wire: readonly WireRow[]): DayPart[] | null {
  try {
    return wire.map(({ DATUM, CAS_OD, CAS_DO }) => ({
      day: fromWireDate(DATUM),
      begin: CAS_OD === null ? null : fromWireDateTime(CAS_OD),
      end: CAS_DO === null ? null : fromWireDateTime(CAS_DO),
    }));
  } catch {
    return null;
  }
}

function problemOf(wire: readonly WireRow[], parts: readonly DayPart[]): string | null {
  const [head] = wire as [WireRow];
  if (wire.some((row) => row.IXS_REF !== head.IXS_REF)) return 'The days are not of one person.';
  if (wire.some((row) => row.ID_UCET !== head.ID_UCET)) return 'The days are not of one account.';
  if (wire.some((row) => row.POZNAMKA !== head.POZNAMKA)) return 'The days have different comments.';
  const [first] = parts as [DayPart];
  if (parts.some(({ day }, index) => day !== addDays(first.day, index))) return 'The days do not follow.';
  if (parts.every(({ begin, end }) => begin === null && end === null)) return null;
  if (parts.length > 1) return 'A part of a day is one row.';
  return problemOfPart(first);
}

/** Says what is wrong with a part of a day; the end may lie on the next day. */
export function problemOfPart({ day, begin, end }: DayPart): string | null {
  if (begin === null || end === null) return 'A part of a day has a begin and an end.';
  if (!begin.startsWith(day)) return 'A part of a day begins on its day.';
  if (end < begin) return 'The end is before the begin.';
  return minutesBetween(begin, end) > 24 * 60 ? 'A part of a day is no longer than a day.' : null;
}

/** More vacation than there is: workdays of eight hours, weekends are free. */
function isOverLimit(ref: string, account: Account, parts: readonly DayPart[]): boolean {
  const balance = account.isVacation ? vacationDaysOf(ref) : null;
  if (balance === null) return false;
  const days = parts.filter(({ day }) => isWorkday(day)).map(daysOfPart);
  return days.reduce((sum, each) => sum + each, 0) > Math.max(0, balance);
}

function daysOfPart({ begin, end }: DayPart): number {
  return begin && end ? Math.min(1, minutesBetween(begin, end) / minutesOfWorkday) : 1;
}

function isWorkday(day: LocalDate): boolean {
  return toUtcDate(day).getDay() % 6 !== 0;
}
