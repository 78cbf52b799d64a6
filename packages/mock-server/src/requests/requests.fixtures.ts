import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '../core/manual-clock.ts';
import type { Database, Grant } from '../core/database.ts';
import { createDatabase, ownGrant } from '../core/database.ts';
import { people } from '../core/people.ts';
import { Refusal } from '../core/refusals.ts';
import type { Scenario } from '../core/scenario.ts';
import { defaultScenario } from '../core/scenario.ts';
import type { RequestRow } from './request-row.ts';
import { requestRows } from './request-rows.ts';

/** A backend whose clock stands still. */
export function aDatabase(scenario: Partial<Scenario> = {}): Database {
  const whole = { ...defaultScenario, ...scenario };
  return createDatabase(whole, createManualClock(localDateTime(whole.at)));
}

/** The substitute who speaks for the approver. */
export const substituting: Grant = {
  person: 'substitute',
  ref: people.approver.ref,
  isSubstitution: true,
};

/** The approver. */
export const approver = ownGrant('approver');

/** The requests that meet a condition. */
export function requestsWith(database: Database, fields: Partial<RequestRow>): RequestRow[] {
  const wanted = Object.entries(fields);
  return [...requestRows(database).values()].filter((row) =>
    wanted.every(([field, value]) => row[field as keyof RequestRow] === value),
  );
}

/** The first request that meets a condition. */
export function aRequest(database: Database, fields: Partial<RequestRow>): RequestRow {
  const [row] = requestsWith(database, fields);
  if (!row) throw new Error(`No request has ${JSON.stringify(fields)}.`);
  return row;
}

/** Ids of two requests that wait for the approver: an absence of the employee, and an unavailability. */
export function idsForTheApprover(): { ofJana: number; ofAlexandra: number } {
  const database = aDatabase();
  const pending = { state: 0, approverRef: people.approver.ref } as const;
  const { employee, longName } = people;
  return {
    ofJana: aRequest(database, { ...pending, applicantRef: employee.ref, agenda: 'requests' }).id,
    ofAlexandra: aRequest(database, { ...pending, applicantRef: longName.ref, agenda: 'unavailabilities' })
      .id,
  };
}

/** Status and English words of a refusal. */
export async function refusalOf(answer: unknown): Promise<[number, string]> {
  const refusal = await answer;
  if (!(refusal instanceof Refusal)) throw new Error(`Not refused: ${String(refusal)}`);
  return [refusal.status, refusal.words.en];
}
