import { addDays, minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { absenceRowSchema } from '@selfservice/api/requests/requests.wire';
import type * as v from 'valibot';
import type { Database, Grant } from '../core/database.ts';
import { Refusal, refuse } from '../core/refusals.ts';
import { dayOf, nullableDateTimeOf } from '../core/wire-dates.ts';
import type { Texts } from '../core/texts.ts';
import { indexOfDay, planDayAt } from '../my-plan/calendar.ts';
import { planPersonOf } from '../my-plan/shift-patterns.ts';
import type { Account } from './accounts.ts';
import { accountsFor } from './accounts-for.ts';
import { isClosed } from './decide.ts';
import { requestRefusal } from './may-request-for.ts';
import { addRequest } from './add-request.ts';
import type { DayPart } from './reserved.ts';
import { isReserved } from './reserved.ts';
import { requestsWords } from './requests-words.ts';
import { vacationAccountOf, workingMinutes } from './vacation-account.ts';

type WireRow = v.InferOutput<typeof absenceRowSchema>;

/** Creates one pending request from the days of an absence. */
export async function insertAbsence(
  database: Database,
  grant: Grant,
  wire: readonly WireRow[],
): Promise<string | Refusal> {
  const [head] = wire;
  if (!head) return refuse(400, requestsWords.noDays);
  const ref = head.IXS_REF;
  const refusal = await requestRefusal(database, grant, 'requests', ref);
  if (refusal) return refusal;
  const parts = partsOf(wire);
  if (parts instanceof Refusal) return parts;
  const problem = problemOf(wire, parts);
  if (problem) return refuse(400, problem);
  const account = accountsFor(ref, true).find(({ id }) => id === head.ID_UCET);
  if (!account || !Object.values(account.shortcuts).includes(head.ABS))
    return refuse(400, requestsWords.noAccount);
  const [first, last] = [parts[0] as DayPart, parts.at(-1) as DayPart];
  if (isClosed(database, { firstDay: first.day })) return refuse(400, requestsWords.closed);
  if (parts.some((part) => isReserved(database, ref, part))) return 'date_reserved_unava';
  if (isOverLimit(database, ref, account, parts)) return 'over_limit';
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

function partsOf(wire: readonly WireRow[]): DayPart[] | Refusal {
  const parts: DayPart[] = [];
  for (const { DATUM, CAS_OD, CAS_DO } of wire) {
    const day = dayOf(DATUM, 'DATUM');
    if (day instanceof Refusal) return day;
    parts.push({ day, begin: nullableDateTimeOf(CAS_OD), end: nullableDateTimeOf(CAS_DO) });
  }
  return parts;
}

function problemOf(wire: readonly WireRow[], parts: readonly DayPart[]): Texts | null {
  const [head] = wire as [WireRow];
  if (wire.some((row) => row.IXS_REF !== head.IXS_REF)) return requestsWords.severalPeople;
  if (wire.some((row) => row.ID_UCET !== head.ID_UCET)) return requestsWords.severalAccounts;
  if (wire.some((row) => row.POZNAMKA !== head.POZNAMKA)) return requestsWords.severalNotes;
  const [first] = parts as [DayPart];
  if (parts.some(({ day }, index) => day !== addDays(first.day, index))) return requestsWords.notInARow;
  if (parts.every(({ begin, end }) => begin === null && end === null)) return null;
  if (parts.length > 1) return requestsWords.oneRow;
  return problemOfPart(first);
}

/** Returns what is wrong with a part of a day, or null. The end may be on the next day. */
export function problemOfPart({ day, begin, end }: DayPart): Texts | null {
  if (begin === null || end === null) return requestsWords.oneTime;
  if (!begin.startsWith(day)) return requestsWords.otherDay;
  if (end < begin) return requestsWords.endBeforeBegin;
  return minutesBetween(begin, end) > 24 * 60 ? requestsWords.tooLong : null;
}

/**
 * Returns whether the working days of the person exceed the remaining vacation that home shows, also for days of the next
 * year.
 */
function isOverLimit(database: Database, ref: string, account: Account, parts: readonly DayPart[]): boolean {
  if (!account.isVacation) return false;
  const year = Number(database.scenario.at.slice(0, 4));
  const balance = vacationAccountOf(database, ref, 'vacation', year);
  if (!balance) return false;
  const person = planPersonOf(database.scenario.seed, ref);
  const minutes = parts.map((part) =>
    workingMinutes(database, person, part, planDayAt(indexOfDay(part.day))),
  );
  return minutes.reduce((sum, each) => sum + each, 0) > Math.max(0, balance.remaining);
}
