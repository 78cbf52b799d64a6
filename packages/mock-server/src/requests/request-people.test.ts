import { expect, test } from 'vitest';
import { ownGrant } from '../core/database.ts';
import { people, tenantOf } from '../core/people.ts';
import { peopleForApprover } from './request-people.ts';
import { aDatabase, approver, barbora, requestsWith } from './requests.fixtures.ts';

const manager = ownGrant('manager').ref;
const slovak = people.slovak.ref;

test('an approver has a list of the colleagues, the manager a list of more than a thousand people', async () => {
  const database = aDatabase();
  const ofPetr = await peopleForApprover(database, 'requests', approver.ref);
  expect(ofPetr).toHaveLength(34);
  expect(ofPetr.map(({ ref }) => ref)).toEqual(expect.arrayContaining([people.employee.ref, barbora]));
  const ofEva = await peopleForApprover(database, 'requests', manager);
  expect(ofEva.length).toBeGreaterThan(1001);
  expect(ofEva.filter(({ ref }) => tenantOf(ref) !== 'alfa')).toEqual([]);
  const ofBohumil = await peopleForApprover(database, 'requests', people.director.ref);
  expect(ofBohumil.map(({ ref }) => ref)).toEqual([people.longName.ref]);
  expect(await peopleForApprover(database, 'requests', slovak)).toEqual([]);
  expect(await peopleForApprover(database, 'unavailabilities', slovak)).toHaveLength(5);
  expect(await peopleForApprover(database, 'requests', people.employee.ref)).toEqual([]);
});

test('people are sorted by surname, without regard to degrees', async () => {
  const everybody = await peopleForApprover(aDatabase(), 'requests', manager);
  const names = everybody.map(({ fullName }) => fullName);
  expect(names.some((name) => name.startsWith('Ing. '))).toBe(true);
  const initials = names.map((name) => name.replace(/^(Ing|Bc|Mgr)\. /, '').slice(0, 1));
  expect(initials).toEqual(initials.toSorted(new Intl.Collator('cs').compare));
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
