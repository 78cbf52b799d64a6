import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database, Grant } from '../core/database.ts';
import { ownGrant } from '../core/database.ts';
import { people, personKeys } from '../core/people.ts';
import { createUnavailability, deleteUnavailability } from '../unavailability/unavailability-rules.ts';
import { accounts } from './accounts.ts';
import { decide, decideMany } from './decide.ts';
import { insertAbsence } from './insert-absence.ts';
import { insertUnavailability } from './insert-unavailability.ts';
import { ownRequests, requestsToDecide } from './request-filters.ts';
import { requestCountsOf } from './request-counts.ts';
import { aDatabase, substituting } from './requests.fixtures.ts';
import { requestRows } from './request-rows.ts';
import { unavailabilityRows } from '../unavailability/unavailability-rows.ts';

const grants: Grant[] = [...personKeys.map(ownGrant), substituting];
const grant = fc.constantFrom(...grants);
/** The counts of the manager are computed after each change. */
const fewPeople = { personCount: 60 };
const generatedIds = requestsToDecide(aDatabase(fewPeople), people.manager.ref, {
  agenda: 'requests',
  isPendingOnly: false,
}).map(({ id }) => id);
const requestIds = [...new Set([...requestRows(aDatabase()).keys(), ...generatedIds])];
const unavailabilityIds = [...unavailabilityRows(aDatabase()).keys()];
const day = fc
  .integer({ min: 1, max: 31 })
  .map((date) => `2026-12-${String(date).padStart(2, '0')}T00:00:00Z`);

type Change = (database: Database) => unknown;

const unavailability = fc.record({
  IXS_REF: grant.map(({ ref }) => ref),
  DATE_REF: day,
  NOTE: fc.constantFrom('', 'School'),
  STARTTIME: fc.constant(null),
  ENDTIME: fc.constant(null),
  DATE_CREATE: fc.constant('2026-11-20T08:00:00Z'),
});

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(grant, fc.constantFrom(...requestIds), fc.constantFrom(1 as const, 2 as const, 3 as const)).map(
    ([who, id, state]): Change =>
      (database) =>
        decide(database, who, id, state, ''),
  ),
  fc.tuple(grant, fc.subarray(requestIds), fc.constantFrom(1 as const, 2 as const)).map(
    ([who, ids, state]): Change =>
      (database) =>
        decideMany(database, who, ids, state, 'Note'),
  ),
  fc.tuple(grant, grant, day).map(([who, { ref }, DATUM]): Change => {
    const account = { ID_UCET: accounts.home.id, ABS: accounts.home.shortcuts.cs };
    return (database) =>
      insertAbsence(database, who, [{ IXS_REF: ref, DATUM, ...account, CAS_OD: null, CAS_DO: null }]);
  }),
  fc.tuple(grant, unavailability).map(
    ([who, row]): Change =>
      (database) =>
        insertUnavailability(database, who, row),
  ),
  fc.tuple(grant, unavailability).map(
    ([who, row]): Change =>
      (database) =>
        createUnavailability(database, who, row),
  ),
  fc.tuple(grant, fc.constantFrom(...unavailabilityIds)).map(
    ([who, id]): Change =>
      (database) =>
        deleteUnavailability(database, who, id),
  ),
);

test(
  'after any changes every count equals the length of its list, and final requests are unchanged',
  { tags: ['requests-25'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { maxLength: 15 }), async (list) => {
        const database = aDatabase(fewPeople);
        for (const change of list) {
          const final = [...requestRows(database).values()].filter(({ state }) => state !== 0);
          await change(database);
          for (const row of final) expect(requestRows(database).get(row.id)).toBe(row);
          for (const { ref } of grants)
            expect(requestCountsOf(database, ref)).toMatchObject(lengthsOf(database, ref));
        }
      }),
      { numRuns: 60 },
    );
  },
);

/** Returns the numbers of pending requests in the lists of a person. */
function lengthsOf(database: Database, ref: string) {
  const pending = (rows: readonly { state: number }[]) => rows.filter(({ state }) => state === 0).length;
  const all = { agenda: 'requests', isPendingOnly: false } as const;
  const unavailabilities = { ...all, agenda: 'unavailabilities' } as const;
  return {
    my: pending(ownRequests(database, ref, all)),
    forApproval: pending(requestsToDecide(database, ref, all)),
    forApprovalPlnunava: pending(requestsToDecide(database, ref, unavailabilities)),
  };
}
