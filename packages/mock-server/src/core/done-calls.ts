import type { Endpoint } from '@selfservice/api/core/endpoint';
import type { BackendLanguage } from '@selfservice/api/core/language';
import { languages } from '@selfservice/api/core/language';
import { localDateTime, toUtcDate } from '@selfservice/api/core/local-date';
import * as v from 'valibot';
import type { Table } from './area-rows.ts';
import type { CallName } from './calls.ts';
import { callNames, calls } from './calls.ts';
import type { Database, Grant } from './database.ts';
import { personKeys } from './people.ts';
import { Refusal } from './refusals.ts';

/** The schema of a recorded call. */
export const doneCallSchema = v.object({
  call: v.picklist(callNames),
  /** The seconds from the begin of the scenario to the call. */
  second: v.pipe(v.number(), v.integer(), v.minValue(0)),
  grant: v.object({
    person: v.picklist(personKeys),
    ref: v.string(),
    isSubstitution: v.boolean(),
    excludedActions: v.exactOptional(v.array(v.string())),
  }),
  language: v.picklist(languages),
  query: v.record(v.string(), v.string()),
  /** The body; null for none, and for a call that is left out. */
  body: v.unknown(),
  /** Whether the call cannot be done again elsewhere: it uploads a file, or it has a password. */
  isLeftOut: v.boolean(),
});

/** A call that has changed rows, with everything that is needed to do it again. */
export type DoneCall = v.InferOutput<typeof doneCallSchema>;

/** The recorded calls, in the order of their work. They are stored with the rows that they have changed. */
const table: Table<DoneCall[], DoneCall[]> = {
  name: 'doneCalls',
  create: () => [],
  serialization: {
    schema: v.array(doneCallSchema),
    write: (rows) => rows,
    read: (kept) => [...kept],
  },
};

/** Returns the recorded calls. */
export function doneCallsOf({ areaRows }: Database): readonly DoneCall[] {
  return areaRows.of(table);
}

/** A call that is being worked on. */
interface WorkedCall {
  endpoint: Endpoint;
  grant: Grant;
  language: BackendLanguage;
  query: Record<string, string>;
  body: unknown;
}

/** Does the work of a call, and records the call if it has changed rows. Tokens and tickets are no such rows. */
export async function recordCall<T>(
  database: Database,
  { endpoint, grant, language, query, body }: WorkedCall,
  work: () => Promise<T>,
): Promise<T> {
  const call = callNames.find((name) => calls[name] === endpoint);
  if (!database.recordsCalls || call === undefined || endpoint.method === 'GET') return work();
  const before = rowsText(database);
  const answer = await work();
  const isRefused = answer instanceof Refusal || (answer instanceof Response && !answer.ok);
  if (isRefused || rowsText(database) === before) return answer;
  const { person, ref, isSubstitution, excludedActions } = grant;
  const isLeftOut = endpoint.bodyFormat === 'multipart' || call === callWithPassword;
  database.areaRows.of(table).push({
    call,
    second: secondsBetween(database.scenario.at, database.clock.localNow()),
    grant: { person, ref, isSubstitution, ...(excludedActions && { excludedActions }) },
    language,
    query,
    body: isLeftOut ? null : (body ?? null),
    isLeftOut,
  });
  return answer;
}

const callWithPassword: CallName = 'postChangePassword';

function rowsText({ areaRows, passwords }: Database): string {
  return JSON.stringify([areaRows.keep(), [...passwords]]);
}

function secondsBetween(begin: string, moment: string): number {
  const ms = (text: string) => toUtcDate(localDateTime(text)).getTime();
  return Math.max(0, Math.round((ms(moment) - ms(begin)) / 1000));
}
