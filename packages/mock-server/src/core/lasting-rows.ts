import * as v from 'valibot';
import type { Database } from './database.ts';
import { personKeys } from './people.ts';

const storageKey = 'mock.sessions';
const person = v.picklist(personKeys);
const grant = {
  person,
  ref: v.string(),
  isSubstitution: v.boolean(),
  excludedActions: v.optional(v.array(v.string())),
};

const lastingSchema = v.object({
  accessTokens: v.array(
    v.tuple([v.string(), v.object({ ...grant, expiresAt: v.number(), mustChangePassword: v.boolean() })]),
  ),
  refreshTokens: v.array(v.tuple([v.string(), v.object(grant)])),
  passwords: v.array(v.tuple([person, v.array(v.string())])),
  mustChangePassword: v.array(person),
  /** Identifies the scenario of the area rows: rows of another scenario are not restored. */
  origin: v.string(),
  areaRows: v.record(v.string(), v.unknown()),
});

/** Stores the rows that must survive a reload of the page. */
export function storeRows(database: Database, storage: Pick<Storage, 'setItem'>): void {
  const rows: v.InferInput<typeof lastingSchema> = {
    accessTokens: [...database.accessTokens],
    refreshTokens: [...database.refreshTokens],
    passwords: [...database.passwords],
    mustChangePassword: [...database.mustChangePassword],
    origin: originOf(database),
    areaRows: database.areaRows.keep(),
  };
  storage.setItem(storageKey, JSON.stringify(rows));
}

/** Restores stored rows. Rows in the shape of another version are ignored. */
export function restoreRows(database: Database, storage: Pick<Storage, 'getItem'>): void {
  const result = v.safeParse(lastingSchema, parsed(storage.getItem(storageKey)));
  if (!result.success) return;
  const rows = result.output;
  for (const [token, row] of rows.accessTokens) database.accessTokens.set(token, row);
  for (const [token, row] of rows.refreshTokens) database.refreshTokens.set(token, row);
  for (const [key, known] of rows.passwords) database.passwords.set(key, known);
  database.mustChangePassword = new Set(rows.mustChangePassword);
  if (rows.origin === originOf(database)) database.areaRows.restore(rows.areaRows);
}

function originOf({ scenario: { seed, at, requestCount } }: Database): string {
  return `${seed} ${at} ${requestCount}`;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
