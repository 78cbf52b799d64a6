import { localDateTime } from '@selfservice/api/core/local-date';
import { colleagueRef } from '../core/colleagues.ts';
import { createManualClock } from '../core/manual-clock.ts';
import type { Database, Grant } from '../core/database.ts';
import { createDatabase, ownGrant } from '../core/database.ts';
import { people } from '../core/people.ts';
import { Refusal } from '../core/refusals.ts';
import type { Scenario } from '../core/scenario.ts';
import { defaultScenario } from '../core/scenario.ts';
import type { RequestRow } from './request-row.ts';
import { requestRows } from './request-rows.ts';

/** Creates a database with a manual clock. */
export function aDatabase(scenario: Partial<Scenario> = {}): Database {
  const whole = { ...defaultScenario, ...scenario };
  return createDatabase(whole, createManualClock(localDateTime(whole.at)));
}

/** The grant of the substitute for the approver. */
export const substituting: Grant = {
  person: 'substitute',
  ref: people.approver.ref,
  isSubstitution: true,
};

/** The reference of a colleague with many requests for the approver. */
export const barbora = colleagueRef('Jelínková Barbora');

/** The grant of the approver. */
export const approver = ownGrant('approver');

/** Returns the requests with the given fields. */
export function requestsWith(database: Database, fields: Partial<RequestRow>): RequestRow[] {
  const wanted = Object.entries(fields);
  return [...requestRows(database).values()].filter((row) =>
    wanted.every(([field, value]) => row[field as keyof RequestRow] === value),
  );
}

/** Returns the first request with the given fields. @throws Error where there is none */
export function aRequest(database: Database, fields: Partial<RequestRow>): RequestRow {
  const [row] = requestsWith(database, fields);
  if (!row) throw new Error(`No request has ${JSON.stringify(fields)}.`);
  return row;
}

/** Returns the ids of two pending requests for the approver, an absence and an unavailability. */
export function idsForTheApprover(): { ofJana: number; ofBarbora: number } {
  const database = aDatabase();
  const pending = { state: 0, approverRef: people.approver.ref } as const;
  return {
    ofJana: aRequest(database, { ...pending, applicantRef: people.employee.ref, agenda: 'requests' }).id,
    ofBarbora: aRequest(database, { ...pending, applicantRef: barbora, agenda: 'unavailabilities' }).id,
  };
}

/** Returns the status and the English text of a refusal. */
export async function refusalOf(answer: unknown): Promise<[number, string]> {
  const refusal = await answer;
  if (!(refusal instanceof Refusal)) throw new Error(`Not refused: ${String(refusal)}`);
  return [refusal.status, refusal.words.en];
}
