import * as v from 'valibot';
import type { Scenario } from './scenario.ts';

/** The rows of an area. The database creates them when they are first read. */
export interface Table<T, Kept = unknown> {
  /** The name of the table in the stored rows. */
  name: string;
  /** Creates the rows of a new backend. */
  create: (scenario: Scenario) => T;
  /** Converts the differences from the created rows to JSON and back. Default: the rows do not survive a reload. */
  serialization?: {
    schema: v.GenericSchema<unknown, Kept>;
    write: (rows: T, created: T) => Kept;
    read: (kept: Kept, created: T) => T;
  };
}

/** The rows of all areas, in memory. */
export interface AreaRows {
  /** Returns the rows of a table, the same object until `restore`. */
  of<T, Kept>(table: Table<T, Kept>): T;
  /** Returns the differences from the created rows as JSON texts, by table name. Tables without differences are missing. */
  keep(): Record<string, string>;
  /** Replaces all rows by the created ones with stored differences. Differences in another shape are ignored. */
  restore(kept: Record<string, string>): void;
}

/** The rows of a table that can be stored. */
interface OpenTable {
  /** Returns the differences from the created rows as a JSON text. */
  write: () => string;
  /** The JSON text of no differences. */
  initial: string;
}

/** Creates the rows of a new backend. */
export function createAreaRows(scenario: Scenario): AreaRows {
  const created = new Map<string, unknown>();
  const made = new Map<string, unknown>();
  const open = new Map<string, OpenTable>();
  let kept: Record<string, string> = {};

  function createdOf<T>({ name, create }: Pick<Table<T>, 'name' | 'create'>): T {
    if (!created.has(name)) created.set(name, create(scenario));
    return created.get(name) as T;
  }

  function openRows<T, Kept>(table: Table<T, Kept>): T {
    const base = createdOf(table);
    const { name, serialization } = table;
    if (!serialization) return base;
    const { schema, write, read } = serialization;
    const initial = write(base, base);
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), kept[name]);
    const rows = read(stored.success ? stored.output : initial, base);
    open.set(name, { write: () => JSON.stringify(write(rows, base)), initial: JSON.stringify(initial) });
    return rows;
  }

  return {
    of<T, Kept>(table: Table<T, Kept>): T {
      if (!made.has(table.name)) made.set(table.name, openRows(table));
      return made.get(table.name) as T;
    },
    keep() {
      const texts = { ...kept };
      for (const [name, { write, initial }] of open) {
        const text = write();
        if (text === initial) delete texts[name];
        else texts[name] = text;
      }
      return texts;
    },
    restore(next) {
      kept = next;
      for (const name of open.keys()) made.delete(name);
      open.clear();
    },
  };
}

/** Returns a table of rows by id that survives a reload. A changed row must be a new object; the rows are frozen. */
export function tableById<Row extends { id: number }>(
  name: string,
  schema: v.GenericSchema<unknown, Row>,
  create: (scenario: Scenario) => Map<number, Row>,
): Table<Map<number, Row>, { changed: Row[]; removed: number[] }> {
  return {
    name,
    create(scenario) {
      const rows = create(scenario);
      for (const row of rows.values()) Object.freeze(row);
      return rows;
    },
    serialization: {
      schema: v.object({ changed: v.array(schema), removed: v.array(v.number()) }),
      write: (rows, created) => ({
        changed: [...rows.values()].filter((row) => created.get(row.id) !== row),
        removed: [...created.keys()].filter((id) => !rows.has(id)),
      }),
      read({ changed, removed }, created) {
        const rows = new Map(created);
        for (const id of removed) rows.delete(id);
        for (const row of changed) rows.set(row.id, row);
        return rows;
      },
    },
  };
}
