import { expect, test } from 'vitest';
import { ownGrant } from '../core/database.ts';
import { people } from '../core/people.ts';
import { peopleForApprover } from './request-people.ts';
import { aDatabase, approver, requestsWith } from './requests.fixtures.ts';

const manager = ownGrant('manager').ref;
const slovak = people.slovak.ref;

test('an approver has the colleagues of the centre, a manager a whole centre and more', async () => {
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

test('people come by surname, degrees aside', async () => {
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
])('the filter looks through number and name without accents and case: %s', async (text, count) => {
  expect(await peopleForApprover(aDatabase(), 'requests', approver.ref, text)).toHaveLength(count);
});

test('whoever asks the approver is among the people of the approver', async () => {
  const database = aDatabase({ requestCount: 100 });
  const refs = new Set((await peopleForApprover(database, 'requests', approver.ref)).map(({ ref }) => ref));
  for (const { applicantRef } of requestsWith(database, { approverRef: approver.ref }))
    expect(refs).toContain(applicantRef);
});
