import type { LocalDateTime, LocalMonth } from '@selfservice/api/core/local-date';
import { localDateTime, monthOf } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import * as v from 'valibot';
import type { Table } from '../core/area-rows.ts';
import type { Database, Grant } from '../core/database.ts';
import { people } from '../core/people.ts';
import { chance, hashOf } from '../my-plan/chance.ts';
import { isSharedRef } from '../my-plan/shift-patterns.ts';

const moment = v.custom<LocalDateTime>((value) => typeof value === 'string');

const table: Table<Map<string, LocalDateTime>, [string, LocalDateTime][]> = {
  name: 'worksheetSignatures',
  create: () => new Map(),
  serialization: {
    schema: v.array(v.tuple([v.string(), moment])),
    write: (rows) => [...rows],
    read: (rows) => new Map(rows),
  },
};

const keyOf = (ref: string, month: LocalMonth) => `${ref} ${month}`;

/** The stage of a month's worksheet; `empty` has no rows, `none` is no worksheet. */
export type WorksheetStage =
  | 'none'
  | 'empty'
  | 'planned'
  | 'open'
  | 'approved'
  | 'confirmed'
  | 'signedByHand'
  | 'signedElectronically';

/** The stages of the shared people, by the number of months before the current one. */
const sharedStages: Readonly<Record<number, WorksheetStage>> = { 1: 'confirmed', 3: 'signedByHand' };

/** Worksheets that the employee has not signed in time. */
const lateStages: Readonly<Record<number, WorksheetStage>> = { 4: 'confirmed', 5: 'approved' };

/** Number of past months with a worksheet; the one before is empty, and older ones do not exist. */
const historyMonths = 12;

/** The stages of other people as cumulative probabilities, for the previous month, the one before, and older ones. */
const shares: readonly (readonly (readonly [upTo: number, WorksheetStage])[])[] = [
  [
    [0.25, 'open'],
    [0.4, 'approved'],
    [0.65, 'confirmed'],
    [0.9, 'signedElectronically'],
    [1, 'signedByHand'],
  ],
  [
    [0.02, 'approved'],
    [0.08, 'confirmed'],
    [0.8, 'signedElectronically'],
    [1, 'signedByHand'],
  ],
  [
    [0.01, 'confirmed'],
    [0.8, 'signedElectronically'],
    [1, 'signedByHand'],
  ],
];

/** Number of months after its end in which a worksheet can be signed. */
const signingMonths = 2;

/** References of people who have signed the previous month. */
const haveSigned = [
  people.approver.ref,
  people.manager.ref,
  people.twoEmployments.secondEmployment?.ref ?? '',
];

/** Returns the stage of a person's worksheet. The next month is planned, the current one open, the past ones closed or signed. */
export function stageOf(database: Database, ref: string, month: LocalMonth): WorksheetStage {
  const before = monthsBefore(database, month);
  if (before <= 0) return before === 0 ? 'open' : before === -1 ? 'planned' : 'none';
  if (before > historyMonths + 1 || ref === people.firstDay.ref) return 'none';
  if (before > historyMonths) return 'empty';
  if (signatureAt(database, ref, month)) return 'signedElectronically';
  if (!isSharedRef(ref)) return generatedStage(database, ref, month, before);
  if (before === 1 && haveSigned.includes(ref)) return 'signedElectronically';
  const late = ref === people.employee.ref ? lateStages[before] : undefined;
  return late ?? sharedStages[before] ?? 'signedElectronically';
}

function generatedStage(
  { scenario }: Database,
  ref: string,
  month: LocalMonth,
  before: number,
): WorksheetStage {
  const share = chance(hashOf(`${scenario.seed} ${ref} ${month}`), 70);
  const turns = shares[before - 1] ?? shares.at(-1);
  return turns?.find(([upTo]) => share < upTo)?.[1] ?? 'signedElectronically';
}

/** Returns the time of a signature in this backend, or undefined. */
export function signatureAt(
  { areaRows }: Database,
  ref: string,
  month: LocalMonth,
): LocalDateTime | undefined {
  return areaRows.of(table).get(keyOf(ref, month));
}

/** Signs a worksheet at the current time. */
export function signWorksheet({ areaRows, clock }: Database, ref: string, month: LocalMonth): void {
  areaRows.of(table).set(keyOf(ref, month), clock.localNow());
}

/** Whether the worksheet can be signed: by its own person, and not too late. */
export function canSignWorksheet(database: Database, { isSubstitution }: Grant, month: LocalMonth): boolean {
  const before = monthsBefore(database, month);
  return !isSubstitution && before >= 0 && before <= signingMonths;
}

/** Returns the number of worksheets that the token's person can sign. */
export function worksheetsToSign(database: Database, grant: Grant): number {
  const month = presentMonth(database);
  return Array.from({ length: signingMonths + 1 }, (_, before) => addMonths(month, -before)).filter(
    (each) => stageOf(database, grant.ref, each) === 'confirmed' && canSignWorksheet(database, grant, each),
  ).length;
}

/** Returns the month of the scenario's start, so that stages stay the same while a demo runs over midnight. */
function presentMonth({ scenario }: Database): LocalMonth {
  return monthOf(localDateTime(scenario.at));
}

function monthsBefore(database: Database, month: LocalMonth): number {
  const count = (each: LocalMonth) => Number(each.slice(0, 4)) * 12 + Number(each.slice(5));
  return count(presentMonth(database)) - count(month);
}
