import { expect, test } from 'vitest';
import { ownGrant } from '../core/database.ts';
import { people } from '../core/people.ts';
import { peopleForApprover } from './request-people.ts';
import { aDatabase, approver, requestsWith } from './requests.fixtures.ts';

const manager = ownGrant('manager').ref;
const slovak = people.slovak.ref;

test('an approver has a list of the colleagues, the manager a list of more than a thousand people', async () => {
  const database = aDatabase();
  const ofPetr = await peopleForApprover(database, 'requests', approver.ref);
  expect(ofPetr).toHaveLength(31);
  expect(ofPetr.map(({ ref }) => ref)).toEqual(
    expect.arrayContaining([people.employee.ref, people.longName.ref, people.firstDay.ref]),
  );
  expect((await peopleForApprover(database, 'requests', manager)).length).toBeGreaterThan(1001);
  expect(await peopleForApprover(database, 'requests', slovak)).toEqual([]);
  expect(await peopleForApprover(database, 'unavailabilities', slovak)).toHaveLength(5);
  expect(await peopleForApprover(database, 'requests', people.employee.ref)).toEqual([]);
});

test('people are sorted by surname, without regard to degrees', async () => {
  const names = (await peopleForApprover(aDatabase(), 'requests', approver.ref)).map(
    ({ fullName }) => fullName,
  );
  expect(names[0]).toBe('Adámková Šárka');
  expect(names.findIndex((name) => name.startsWith('doc. PhDr. Nepomucká'))).toBeGreaterThan(
    names.indexOf('Navrátil Aleš'),
  );
});

test.each([
  ['DVORAK', 1],
  ['novak jan', 2],
  ['10023', 1],
  ['100234 dvo', 1],
  ['xylophone', 0],
])('the search finds numbers and names without regard to accents and case: %s', async (text, count) => {
  expect(await peopleForApprover(aDatabase(), 'requests', approver.ref, text)).toHaveLength(count);
});

test('the list of the approver has all applicants of its requests', async () => {
  const database = aDatabase({ requestCount: 100 });
  const refs = new Set((await peopleForApprover(database, 'requests', approver.ref)).map(({ ref }) => ref));
  for (const { applicantRef } of requestsWith(database, { approverRef: approver.ref }))
    expect(refs).toContain(applicantRef);
});
