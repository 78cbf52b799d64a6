import * as v from 'valibot';
import type { Scenario } from './scenario.ts';

/** Rows that an area declares: the database makes them when they are first asked for. */
export interface Table<T, Kept = unknown> {
  /** Its name among what outlives a page. */
  name: string;
  /** Makes the rows of a new backend. */
  create: (scenario: Scenario) => T;
  /** How the rows outlive a page as JSON. Default: they do not. */
  keeping?: {
    schema: v.GenericSchema<unknown, Kept>;
    write: (rows: T) => Kept;
    read: (kept: Kept) => T;
  };
}

/** The rows of the areas, in memory. */
export interface AreaRows {
  /** The rows of a table: the same ones each time. */
  of<T, Kept>(table: Table<T, Kept>): T;
  /** What a server would still know after the page has been loaded anew, by the tables' names. */
  keep(): Record<string, unknown>;
  /** Puts kept rows in the place of new ones. Those in another shape are made anew. */
  restore(kept: Record<string, unknown>): void;
}

/** The areas' rows of a new backend. */
export function createAreaRows(scenario: Scenario): AreaRows {
  const made = new Map<string, unknown>();
  const writers = new Map<string, () => unknown>();
  let kept: Record<string, unknown> = {};
  return {
    of<T, Kept>(table: Table<T, Kept>): T {
      const { name, keeping, create } = table;
      if (made.has(name)) return made.get(name) as T;
      const before = keeping && v.safeParse(keeping.schema, kept[name]);
      const rows = keeping && before?.success ? keeping.read(before.output) : create(scenario);
      made.set(name, rows);
      if (keeping) writers.set(name, () => keeping.write(rows));
      return rows;
    },
    keep: () => ({
      ...kept,
      ...Object.fromEntries([...writers].map(([name, write]) => [name, write()])),
    }),
    restore(rows) {
      kept = rows;
    },
  };
}

/** A table of rows by their number, which outlive a page. */
export function tableById<Row extends { id: number }>(
  name: string,
  schema: v.GenericSchema<unknown, Row>,
  create: (scenario: Scenario) => Map<number, Row>,
): Table<Map<number, Row>, Row[]> {
  return {
    name,
    create,
    keeping: {
      schema: v.array(schema),
      write: (rows) => [...rows.values()],
      read: (rows) => new Map(rows.map((row) => [row.id, row])),
    },
  };
}
