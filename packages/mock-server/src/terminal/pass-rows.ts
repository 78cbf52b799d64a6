import { tableById } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';
import type { PassRow } from './pass-row.ts';
import { passRowSchema } from './pass-row.ts';

const table = tableById('passes', passRowSchema, () => new Map<number, PassRow>());

/** The passes inserted on the online terminal, by their numbers. */
export function passRows({ areaRows }: Database): Map<number, PassRow> {
  return areaRows.of(table);
}

/** The passes inserted for the person with a reference, in the order of their insertion. */
export function insertedPassesOf(database: Database, ref: string): PassRow[] {
  return [...passRows(database).values()].filter(({ personRef }) => personRef === ref);
}
