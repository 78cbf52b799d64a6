import * as v from 'valibot';
import type { Scenario } from './scenario.ts';

/** The rows of an area. The database creates them when they are first read. */
export interface Table<T, Kept = unknown> {
  /** The name of the table in the stored rows. */
  name: string;
  /** Creates the rows of a new backend. */
  create: (scenario: Scenario) => T;
  /** Converts the rows to JSON and back, so that they survive a reload. Default: they do not. */
  serialization?: {
    schema: v.GenericSchema<unknown, Kept>;
    write: (rows: T) => Kept;
    read: (kept: Kept) => T;
  };
}

/** The rows of all areas, in memory. */
export interface AreaRows {
  /** Returns the rows of a table, the same object each time. */
  of<T, Kept>(table: Table<T, Kept>): T;
  /** Returns the rows that survive a reload, by table name. */
  keep(): Record<string, unknown>;
  /** Uses stored rows instead of new ones. Rows with another shape are created again. */
  restore(kept: Record<string, unknown>): void;
}

/** Creates the rows of a new backend. */
export function createAreaRows(scenario: Scenario): AreaRows {
  const made = new Map<string, unknown>();
  const writers = new Map<string, () => unknown>();
  let kept: Record<string, unknown> = {};
  return {
    of<T, Kept>(table: Table<T, Kept>): T {
      const { name, serialization, create } = table;
      if (made.has(name)) return made.get(name) as T;
      const before = serialization && v.safeParse(serialization.schema, kept[name]);
      const rows = serialization && before?.success ? serialization.read(before.output) : create(scenario);
      made.set(name, rows);
      if (serialization) writers.set(name, () => serialization.write(rows));
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

/** Returns a table of rows by id that survives a reload. */
export function tableById<Row extends { id: number }>(
  name: string,
  schema: v.GenericSchema<unknown, Row>,
  create: (scenario: Scenario) => Map<number, Row>,
): Table<Map<number, Row>, Row[]> {
  return {
    name,
    create,
    serialization: {
      schema: v.array(schema),
      write: (rows) => [...rows.values()],
      read: (rows) => new Map(rows.map((row) => [row.id, row])),
    },
  };
}
