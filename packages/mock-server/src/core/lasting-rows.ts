import * as v from 'valibot';
import type { Database } from './database.ts';
import { createSessionRows } from './database.ts';
import { personKeys } from './people.ts';

/** The stored differences from a new backend: JSON texts by the name of the table. */
export type KeptRows = Readonly<Record<string, string>>;

/** The name of the session's rows among the stored tables. */
export const sessionTable = 'session';

/** The number of stored tokens of each kind. Older ones belong to tabs that were closed long ago. */
const keptTokens = 200;

const person = v.picklist(personKeys);
const grant = {
  person,
  ref: v.string(),
  isSubstitution: v.boolean(),
  excludedActions: v.optional(v.array(v.string())),
};
const tokenGrant = { ...grant, replaces: v.optional(v.string()) };

const sessionSchema = v.object({
  accessTokens: v.array(
    v.tuple([
      v.string(),
      v.object({ ...tokenGrant, expiresAt: v.number(), mustChangePassword: v.boolean() }),
    ]),
  ),
  refreshTokens: v.array(v.tuple([v.string(), v.object(tokenGrant)])),
  tickets: v.array(v.tuple([v.string(), v.object(grant)])),
  passwords: v.array(v.tuple([person, v.array(v.string())])),
  mustChangePassword: v.array(person),
});

/** Returns what differs from a new backend. */
export function keptRows(database: Database): KeptRows {
  const session = sessionText(database);
  return {
    ...(session !== sessionText(createSessionRows()) && { [sessionTable]: session }),
    ...database.areaRows.keep(),
  };
}

/** Replaces all rows by those of a new backend with stored differences. Differences in another shape are ignored. */
export function restoreRows(database: Database, kept: KeptRows): void {
  const { [sessionTable]: session, ...areas } = kept;
  Object.assign(database, createSessionRows(), session !== undefined && sessionRowsIn(session));
  database.areaRows.restore(areas);
}

/** Identifies the generated rows of a scenario. Stored differences of another scenario do not fit them. */
export function originOf({ scenario: { seed, at, requestCount } }: Pick<Database, 'scenario'>): string {
  return `${seed} ${at} ${requestCount}`;
}

function sessionText(rows: ReturnType<typeof createSessionRows>): string {
  const session: v.InferInput<typeof sessionSchema> = {
    accessTokens: [...rows.accessTokens].slice(-keptTokens),
    refreshTokens: [...rows.refreshTokens].slice(-keptTokens),
    tickets: [...rows.tickets].slice(-keptTokens),
    passwords: [...rows.passwords],
    mustChangePassword: [...rows.mustChangePassword],
  };
  return JSON.stringify(session);
}

function sessionRowsIn(text: string): Partial<ReturnType<typeof createSessionRows>> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), sessionSchema), text);
  if (!result.success) return {};
  const { accessTokens, refreshTokens, tickets, passwords, mustChangePassword } = result.output;
  return {
    accessTokens: new Map(accessTokens),
    refreshTokens: new Map(refreshTokens),
    tickets: new Map(tickets),
    passwords: new Map([...createSessionRows().passwords, ...passwords]),
    mustChangePassword: new Set(mustChangePassword),
  };
}
