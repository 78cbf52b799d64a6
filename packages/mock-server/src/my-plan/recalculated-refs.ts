import * as v from 'valibot';
import type { Table } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';

const table: Table<Set<string>, string[]> = {
  name: 'recalculatedRefs',
  create: () => new Set(),
  serialization: {
    schema: v.array(v.string()),
    write: (refs) => [...refs],
    read: (refs) => new Set(refs),
  },
};

/** Returns the references of people whose plans were recalculated. */
export function recalculatedRefs({ areaRows }: Database): Set<string> {
  return areaRows.of(table);
}
