import { tableById } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';
import type { PassRow } from './pass-row.ts';
import { passRowSchema } from './pass-row.ts';

const table = tableById('passes', passRowSchema, () => new Map<number, PassRow>());

/** Returns the passes inserted on the online terminal, by id. */
export function passRows({ areaRows }: Database): Map<number, PassRow> {
  return areaRows.of(table);
}

/** Returns the passes inserted for a person, in the order of insertion. */
export function insertedPassesOf(database: Database, ref: string): PassRow[] {
  return [...passRows(database).values()].filter(({ personRef }) => personRef === ref);
}
