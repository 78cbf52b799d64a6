import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { centreNamed } from '../centres/centre-tree.ts';
import { people } from '../core/people.ts';
import { planDecisions } from '../my-plan/plan-decision.ts';
import { pendingPlanRequests } from '../my-plan/plan-requests.ts';
import { aDatabase } from '../requests/requests.fixtures.ts';
import { sendCall } from '../send-call.fixtures.ts';
import { planStateOf } from './plan-state-of.ts';

const query = { $skip: '0', $top: '1001' };
const checkedByHand = {
  StartDate: '2026-11-01T00:00:00Z',
  EndDate: '2026-11-07T00:00:00Z',
  State: 'checked',
  Handwritten: true,
  SelectedIxsStr: String(centreNamed('Assembly')?.id),
  IncludeChildren: true,
  CheckedCategories: [],
};
const send = (change: object, language: 'en' | 'cs' = 'en') =>
  sendCall('postPlanStates', {
    person: 'approver',
    query,
    body: { Value: { ...checkedByHand, ...change } },
    language,
  });

const december = [localDate('2026-12-01'), localDate('2026-12-31')] as const;

test('the state of a shared person’s plan follows their own plan, also after a decision', () => {
  const database = aDatabase();
  const { ref } = people.employee;
  const state = () => planStateOf(database, ref, ...december).state;
  expect(state()).toBe('waiting');
  const pending = pendingPlanRequests(database, ref).filter(({ day }) => day.date >= december[0]);
  for (const { id, kind } of pending)
    planDecisions(database).set(id, kind === 'change' ? 'approved' : 'signed');
  expect(state()).toBe('approved');
});

test('plans checked by hand have the type "By hand" in the language of the request', async () => {
  const rows = async (language: 'en' | 'cs') =>
    (JSON.parse((await send({}, language)).text) as { Results: { Type: string; PrefKind: string }[] })
      .Results;
  const english = await rows('en');
  expect(english.length).toBeGreaterThan(0);
  expect(english.every(({ Type }) => Type === 'By hand')).toBe(true);
  expect((await rows('cs')).map(({ PrefKind }) => PrefKind)).toEqual(english.map(() => 'Plán části měsíce'));
});

test.each([
  ['a state that cannot be by hand', { State: 'waiting' }, 400],
  ['days in the wrong order', { EndDate: '2026-10-30T00:00:00Z' }, 400],
  ['a centre of another tree', { SelectedIxsStr: String(centreNamed('Canteen')?.id) }, 404],
  ['an unknown category', { CheckedCategories: ['999'] }, 400],
])('refuses a request with %s', async (_, change, status) => {
  expect((await send(change)).status).toBe(status);
});
