import * as v from 'valibot';
import type { Table } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';

const table: Table<Set<string>, string[]> = {
  name: 'recalculatedRefs',
  create: () => new Set(),
  keeping: {
    schema: v.array(v.string()),
    write: (refs) => [...refs],
    read: (refs) => new Set(refs),
  },
};

/** References of those whose plans have been computed anew. */
export function recalculatedRefs({ areaRows }: Database): Set<string> {
  return areaRows.of(table);
}
