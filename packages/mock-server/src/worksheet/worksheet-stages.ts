import type { LocalDateTime, LocalMonth } from '@selfservice/api/core/local-date';
import { localDateTime, monthOf } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import * as v from 'valibot';
import type { Table } from '../core/area-rows.ts';
import type { Database, Grant } from '../core/database.ts';
import { people } from '../core/people.ts';

const moment = v.custom<LocalDateTime>((value) => typeof value === 'string');

const table: Table<Map<string, LocalDateTime>, [string, LocalDateTime][]> = {
  name: 'worksheetSignatures',
  create: () => new Map(),
  keeping: {
    schema: v.array(v.tuple([v.string(), moment])),
    write: (rows) => [...rows],
    read: (rows) => new Map(rows),
  },
};

const keyOf = (ref: string, month: LocalMonth) => `${ref} ${month}`;

/** How far a month's worksheet has come; `empty` has no rows, `none` is no worksheet. */
export type WorksheetStage =
  | 'none'
  | 'empty'
  | 'planned'
  | 'open'
  | 'approved'
  | 'confirmed'
  | 'signedByHand'
  | 'signedElectronically';

/** By the number of months before the present one. */
const usual: Readonly<Record<number, WorksheetStage>> = {
  [-1]: 'planned',
  0: 'open',
  1: 'confirmed',
  2: 'signedElectronically',
  3: 'signedByHand',
  // Nobody has signed it in time.
  4: 'confirmed',
  5: 'approved',
  6: 'empty',
};

/** Months that a worksheet can be signed after their end. */
const signingMonths = 2;

/** Whose last month is signed already. */
const haveSigned = [
  people.approver.ref,
  people.manager.ref,
  people.twoEmployments.secondEmployment?.ref ?? '',
];

/** How far the worksheet of the person with a reference has come. */
export function stageOf(database: Database, ref: string, month: LocalMonth): WorksheetStage {
  const before = monthsBefore(database, month);
  if (ref === people.firstDay.ref && before > 0) return 'none';
  if (signatureAt(database, ref, month)) return 'signedElectronically';
  if (before === 1 && haveSigned.includes(ref)) return 'signedElectronically';
  return usual[before] ?? 'none';
}

/** When the person has signed in this backend, or undefined. */
export function signatureAt(
  { areaRows }: Database,
  ref: string,
  month: LocalMonth,
): LocalDateTime | undefined {
  return areaRows.of(table).get(keyOf(ref, month));
}

/** Signs a worksheet now. */
export function signWorksheet({ areaRows, clock }: Database, ref: string, month: LocalMonth): void {
  areaRows.of(table).set(keyOf(ref, month), clock.localNow());
}

/** Whether the server takes a signature: the person's own, while it is not too late. */
export function canSignWorksheet(database: Database, { isSubstitution }: Grant, month: LocalMonth): boolean {
  const before = monthsBefore(database, month);
  return !isSubstitution && before >= 0 && before <= signingMonths;
}

/** How many worksheets wait for the signature of whom a token speaks for. */
export function worksheetsToSign(database: Database, grant: Grant): number {
  const month = presentMonth(database);
  return Array.from({ length: signingMonths + 1 }, (_, before) => addMonths(month, -before)).filter(
    (each) => stageOf(database, grant.ref, each) === 'confirmed' && canSignWorksheet(database, grant, each),
  ).length;
}

/** The month that the scenario begins in: stages do not move on while a demo runs over midnight. */
export function presentMonth({ scenario }: Database): LocalMonth {
  return monthOf(localDateTime(scenario.at));
}

function monthsBefore(database: Database, month: LocalMonth): number {
  const count = (each: LocalMonth) => Number(each.slice(0, 4)) * 12 + Number(each.slice(5));
  return count(presentMonth(database)) - count(month);
}
