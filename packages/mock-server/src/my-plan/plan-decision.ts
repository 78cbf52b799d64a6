import * as v from 'valibot';
import type { Table } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';

const kinds = ['signed', 'approved', 'rejected'] as const;

/** How a request about a plan was decided. */
export type PlanDecision = (typeof kinds)[number];

const table: Table<Map<number, PlanDecision>, [number, PlanDecision][]> = {
  name: 'planDecisions',
  create: () => new Map(),
  keeping: {
    schema: v.array(v.tuple([v.number(), v.picklist(kinds)])),
    write: (rows) => [...rows],
    read: (rows) => new Map(rows),
  },
};

/** How requests about plans were decided, by their id. */
export function planDecisions({ areaRows }: Database): Map<number, PlanDecision> {
  return areaRows.of(table);
}
