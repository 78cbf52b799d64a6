import * as v from 'valibot';
import type { Table } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';

const kinds = ['signed', 'approved', 'rejected'] as const;

/** The decision on a request about a plan. */
export type PlanDecision = (typeof kinds)[number];

const table: Table<Map<number, PlanDecision>, [number, PlanDecision][]> = {
  name: 'planDecisions',
  create: () => new Map(),
  serialization: {
    schema: v.array(v.tuple([v.number(), v.picklist(kinds)])),
    write: (rows) => [...rows],
    read: (rows) => new Map(rows),
  },
};

/** Returns the decisions on requests about plans, by the id of the request. */
export function planDecisions({ areaRows }: Database): Map<number, PlanDecision> {
  return areaRows.of(table);
}
