import { tableById } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';
import { createOvertime } from './create-overtime.ts';
import type { OvertimeRow } from './overtime-row.ts';
import { overtimeRowSchema } from './overtime-row.ts';

const table = tableById('overtime', overtimeRowSchema, createOvertime);

/** Overtime by its number. */
export function overtimeRows({ areaRows }: Database): Map<number, OvertimeRow> {
  return areaRows.of(table);
}

/** The overtime of the person with a reference, the latest first, without what was denied. */
export function overtimeOf(database: Database, ref: string): OvertimeRow[] {
  return [...overtimeRows(database).values()]
    .filter(({ personRef, state }) => personRef === ref && state !== 'denied')
    .toSorted((a, b) => (a.begin > b.begin ? -1 : Number(a.begin < b.begin)));
}

/** How much of somebody's overtime waits to be decided about, as home counts it. */
export function overtimeCountOf(database: Database, ref: string): number {
  return overtimeOf(database, ref).filter(({ state, isApprovable }) => state === 'pending' && isApprovable)
    .length;
}
