import { tableById } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';
import { createOvertime } from './create-overtime.ts';
import type { OvertimeRow } from './overtime-row.ts';
import { overtimeRowSchema } from './overtime-row.ts';

const table = tableById('overtime', overtimeRowSchema, createOvertime);

/** Returns the overtime table of the database, keyed by id. */
export function overtimeRows({ areaRows }: Database): Map<number, OvertimeRow> {
  return areaRows.of(table);
}

/** Returns the overtime of a person, the latest first, without denied overtime. */
export function overtimeOf(database: Database, ref: string): OvertimeRow[] {
  return [...overtimeRows(database).values()]
    .filter(({ personRef, state }) => personRef === ref && state !== 'denied')
    .toSorted((a, b) => (a.begin > b.begin ? -1 : Number(a.begin < b.begin)));
}

/** Returns the number of a person's pending overtimes, as home counts them. */
export function overtimeCountOf(database: Database, ref: string): number {
  return overtimeOf(database, ref).filter(({ state, isApprovable }) => state === 'pending' && isApprovable)
    .length;
}
