import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { HttpError } from '../core/errors.ts';
import type { LocalMonth } from '../core/local-date.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import {
  decidePlanChangesMutation,
  myPlanQuery,
  oldestMonthWithPlanRequestQuery,
  publicationOf,
  signPlanMutation,
  toMyPlan,
} from './my-plan.ts';
import type { myPlanSchema } from './my-plan.wire.ts';

const november = '2026-11' as LocalMonth;
const december = '2026-12' as LocalMonth;

const interval = {
  type: 'IPODENSMEN',
  begin: '2026-11-23T06:00:00Z',
  end: '2026-11-23T14:00:00Z',
  day: '2026-11-23T00:00:00Z',
  name: 'Early shift',
  shortcut: 'E',
  color: '#ffd54f',
  isAllDay: false,
  accountID: 33,
  outsideOfWorkplace: true,
};

const wire: v.InferOutput<typeof myPlanSchema> = {
  intervals: [{ ...interval, begin: '2026-11-23T14:00:00Z', end: '2026-11-23T22:00:00Z' }, interval],
  changeRequests: [
    {
      id: 4,
      begin: '2026-11-24T14:00:00Z',
      end: '2026-11-24T22:00:00Z',
      day: '2026-11-24T00:00:00Z',
      intervals: [{ ...interval, type: 'PLNCHANGE' }],
      fullname_zadal: 'Horáková Eva',
      datum_zadal: null,
    },
  ],
  signingRequests: [
    {
      id: 3,
      begin: '2026-11-23T06:00:00Z',
      end: '2026-11-23T14:00:00Z',
      day: '2026-11-23T00:00:00Z',
      intervals: [],
      fullname_zadal: '',
      datum_zadal: '2026-11-18T14:05:00.123Z',
    },
  ],
  publicHolidays: [{ date: '2026-11-17T00:00:00Z', name: 'Freedom Day' }],
  signedDays: ['2026-11-20T00:00:00Z'],
  signableDays: ['2026-11-23T00:00:00Z'],
  changeableDays: ['2026-11-24T00:00:00Z'],
  containsUnpublished: false,
  customizableTexts: { sign: 'I know my plan.', change: '' },
};

const expectedInterval = {
  kind: 'shift',
  begin: '2026-11-23T06:00:00',
  end: '2026-11-23T14:00:00',
  day: '2026-11-23',
  isAllDay: false,
  name: 'Early shift',
  shortName: 'E',
  color: '#ffd54f',
  accountId: 33,
  isOutsideWorkplace: true,
};

test(
  'maps every field of a plan, with the intervals sorted by their begin',
  { tags: ['my-plan-25', 'my-plan-26', 'my-plan-30'] },
  () => {
    expect(toMyPlan(november, wire)).toEqual({
      month: '2026-11',
      intervals: [
        expectedInterval,
        { ...expectedInterval, begin: '2026-11-23T14:00:00', end: '2026-11-23T22:00:00' },
      ],
      changeRequests: [
        {
          id: 4,
          begin: '2026-11-24T14:00:00',
          end: '2026-11-24T22:00:00',
          day: '2026-11-24',
          intervals: [{ ...expectedInterval, kind: 'planChange' }],
          submittedBy: 'Horáková Eva',
          submittedAt: null,
        },
      ],
      signingRequests: [
        {
          id: 3,
          begin: '2026-11-23T06:00:00',
          end: '2026-11-23T14:00:00',
          day: '2026-11-23',
          intervals: [],
          submittedBy: '',
          submittedAt: '2026-11-18T14:05:00',
        },
      ],
      publicHolidays: [{ day: '2026-11-17', name: 'Freedom Day' }],
      signedDays: ['2026-11-20'],
      signableDays: ['2026-11-23'],
      changeableDays: ['2026-11-24'],
      containsUnpublished: false,
      texts: { sign: 'I know my plan.', change: '' },
    });
  },
);

test.each([
  [false, ['IPODENSMEN'], 'published'],
  [false, [], 'published'],
  [true, ['IPODENSMEN'], 'partlyUnpublished'],
  [true, ['IPOPREST', 'IPOPOH'], 'unpublished'],
])(
  'a month with containsUnpublished %s and the intervals %j is %s',
  { tags: ['my-plan-23', 'my-plan-24'] },
  (containsUnpublished, types, expected) => {
    const intervals = types.map((type) => ({ ...interval, type }));
    expect(publicationOf(toMyPlan(november, { ...wire, intervals, containsUnpublished }))).toBe(expected);
  },
);

test.each([
  ['IPODENSMEN', 'shift'],
  ['PLNCHANGE', 'planChange'],
  ['WFLREQUEST', 'request'],
  ['IPOPREST', 'otherA'],
  ['IPOPOH', 'otherB'],
  ['ANYTHING', 'other'],
])('maps the interval type %s to %s', { tags: ['my-plan-27'] }, (type, kind) => {
  const plan = toMyPlan(november, { ...wire, intervals: [{ ...interval, type }] });
  expect(plan.intervals[0]?.kind).toBe(kind);
});

test('fetches the plan of a month by its first day', { tags: ['my-plan-40'] }, async () => {
  using backend = aBackend();
  await backend.as('employee').client.query(myPlanQuery(november));
  expect(backend.sent).toEqual([
    { call: 'SelfService_GetMyPlanData', body: { Item1: '2026-11-01T00:00:00Z' } },
  ]);
});

test('a shift of another month does not make a month published', { tags: ['my-plan-23'] }, () => {
  const intervals = [{ ...interval, day: '2026-10-31T00:00:00Z' }];
  const plan = toMyPlan(november, { ...wire, intervals, containsUnpublished: true });
  expect(publicationOf(plan)).toBe('unpublished');
});

test(
  'signing sends ids and version, and invalidates the plan, the dashboard and the plan states',
  { tags: ['my-plan-42', 'my-plan-44'] },
  async () => {
    using backend = aBackend();
    const signedIn = backend.as('employee');
    const { client } = signedIn;
    const plan = await client.query(myPlanQuery(november));
    for (const key of ['dashboard', 'plan-states', 'requests']) client.setQueryData([key], key);
    const ids = plan.signingRequests.map(({ id }) => id);
    await signedIn.run(signPlanMutation(), { month: november, requestIds: ids });

    const call = backend.sent.find(({ call }) => call === 'ConfirmPlanSignRequests');
    expect(call?.body).toEqual({ Item1: ids, Item2: '2.43' });
    const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
    expect(isStale(myPlanQuery(november).queryKey)).toBe(true);
    expect([isStale(['dashboard']), isStale(['plan-states'])]).toEqual([true, true]);
    expect(isStale(['requests'])).toBe(false);
  },
);

test(
  'returns a later oldest month with a request after each decision, in the end null',
  { tags: ['my-plan-41', 'my-plan-43'] },
  async () => {
    using backend = aBackend();
    const signedIn = backend.as('employee');
    const { client } = signedIn;
    const oldest = () => client.query(oldestMonthWithPlanRequestQuery());
    expect(await oldest()).toBe(november);
    const first = await client.query(myPlanQuery(november));
    const ids = first.signingRequests.map(({ id }) => id);
    await signedIn.run(signPlanMutation(), { month: november, requestIds: ids });
    expect(await oldest()).toBe(december);

    const second = await client.query(myPlanQuery(december));
    const requestIds = second.changeRequests.map(({ id }) => id);
    await signedIn.run(decidePlanChangesMutation(), {
      month: december,
      requestIds,
      isApproved: false,
    });
    const call = backend.sent.find(({ call }) => call === 'UpdatePlanChangeRequests');
    expect(call?.body).toEqual({ Item1: requestIds, Item2: false, Item3: '2.43' });
    expect(await oldest()).toBe(december);
    await signedIn.run(signPlanMutation(), {
      month: december,
      requestIds: second.signingRequests.map(({ id }) => id),
    });
    expect(await oldest()).toBeNull();
  },
);

test(
  'a refused signature rejects with the server’s message and invalidates the plan',
  { tags: ['my-plan-47'] },
  async () => {
    using backend = aBackend();
    const signedIn = backend.as('employee');
    const { client } = signedIn;
    const plan = myPlanQuery(november);
    await client.query(plan);
    const signing = signedIn.run(signPlanMutation(), { month: november, requestIds: [7] });
    await expect(signing).rejects.toThrow('The request 7 is no longer pending.');
    await expect(signing).rejects.toBeInstanceOf(HttpError);
    expect(client.getQueryState(plan.queryKey)?.isInvalidated).toBe(true);
  },
);
