import { expect, test } from 'vitest';
import { localDate } from '../core/local-date.ts';
import { localTime } from '../core/local-time.ts';
import { dashboardQuery } from '../dashboard/dashboard.ts';
import { defaultPeriod } from '../requests/request-period.ts';
import type { RequestPeriod } from '../requests/request-period.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { failing } from '@selfservice/mock-server/core/failure';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import type { NewUnavailability } from './unavailability.ts';
import {
  createUnavailabilityMutation,
  DaysUnsavedError,
  deleteUnavailabilityMutation,
  toUnavailability,
  unavailabilitiesQuery,
} from './unavailability.ts';

const personRef = refOf('employee');
const wholeDay = defaultPeriod('unavailabilities', localDate('2026-11-20'));

const listOf = (it: SignedInTest) =>
  it.client.fetchQuery(unavailabilitiesQuery(it.as('employee'), personRef));
const create = (it: SignedInTest, period: RequestPeriod, note = 'School') =>
  it.run(createUnavailabilityMutation(it.as('employee'), it.clock.localNow), { personRef, period, note });
const remove = (it: SignedInTest, id: number) => it.run(deleteUnavailabilityMutation(it.as('employee')), id);

test('every field of the backend finds its plain name', () => {
  const wire = {
    ID_UNAVA: 7001,
    IXS_REF: personRef,
    DATE_REF: '2026-11-30T00:00:00Z',
    NOTE: 'Night service',
    STARTTIME: '2026-11-30T22:00:00Z',
    ENDTIME: '2026-12-01T06:00:00.000Z',
    DATE_CREATE: '2026-11-09T18:40:00',
  };
  expect(toUnavailability(wire)).toEqual({
    id: 7001,
    day: '2026-11-30',
    begin: '2026-11-30T22:00:00',
    end: '2026-12-01T06:00:00',
    note: 'Night service',
    createdAt: '2026-11-09T18:40:00',
  });
});

test('without a start it is for the whole day, whatever the end says', () => {
  const wire = { ID_UNAVA: 1, IXS_REF: '', DATE_REF: '2026-11-30T00:00:00Z', NOTE: null, DATE_CREATE: null };
  expect(toUnavailability({ ...wire, STARTTIME: null, ENDTIME: '2026-11-30T10:00:00Z' })).toEqual({
    id: 1,
    day: '2026-11-30',
    begin: null,
    end: null,
    note: '',
    createdAt: null,
  });
});

test('a person has whole days, parts of days and parts over midnight, past and to come', async () => {
  using it = aBackend();
  const list = await listOf(it);
  expect(list.some(({ begin }) => begin === null)).toBe(true);
  expect(list.some(({ begin, end }) => begin && begin.slice(0, 10) === end?.slice(0, 10))).toBe(true);
  expect(list.some(({ day, end }) => end !== null && end.slice(0, 10) > day)).toBe(true);
  expect(list.some(({ day }) => day < '2026-11-20')).toBe(true);
  expect(it.sent[0]?.body).toEqual({ Value: personRef });
});

test('a new one appears in the list and in the count of home', async () => {
  using it = aBackend();
  const before = await listOf(it);
  it.client.setQueryData(['dashboard'], {});
  await create(it, wholeDay, ' School ');
  expect(it.sent.at(-1)?.body).toEqual({
    Value: {
      IXS_REF: personRef,
      DATE_REF: '2026-11-21T00:00:00Z',
      NOTE: 'School',
      STARTTIME: null,
      ENDTIME: null,
      DATE_CREATE: '2026-11-20T08:00:00Z',
    },
  });
  expect(it.client.getQueryState(['unavailability', personRef])?.isInvalidated).toBe(true);
  expect(it.client.getQueryState(['dashboard'])?.isInvalidated).toBe(true);
  const after = await listOf(it);
  expect(after).toHaveLength(before.length + 1);
  expect(after.find(({ day }) => day === '2026-11-21')).toMatchObject({
    begin: null,
    end: null,
    note: 'School',
  });
  const home = await it.client.fetchQuery(dashboardQuery(it.as('employee')));
  expect(home.counts.myUnavailability).toBe(2);
});

test.each([
  ['08:00', '12:00', '2026-11-21T12:00:00'],
  ['22:00', '06:00', '2026-11-22T06:00:00'],
  ['08:00', '08:00', '2026-11-22T08:00:00'],
])('from %s to %s it ends at %s', async (begin, end, moment) => {
  using it = aBackend();
  const times = { isAllDay: false, beginTime: localTime(begin), endTime: localTime(end) };
  await create(it, { ...wholeDay, ...times });
  expect((await listOf(it)).find(({ day }) => day === '2026-11-21')).toMatchObject({
    begin: `2026-11-21T${begin}:00`,
    end: moment,
  });
});

test('only its first day counts', async () => {
  using it = aBackend();
  const before = await listOf(it);
  await create(it, { ...wholeDay, lastDay: localDate('2026-11-25') });
  expect(await listOf(it)).toHaveLength(before.length + 1);
});

test('one that is taken away leaves the list; a second time it is not found', async () => {
  using it = aBackend();
  const [first] = await listOf(it);
  const id = first?.id ?? 0;
  await remove(it, id);
  expect((await listOf(it)).map((each) => each.id)).not.toContain(id);
  await expect(remove(it, id)).rejects.toMatchObject({ status: 404 });
});

test('a refusal says why', async () => {
  using it = aBackend({ disabledActions: ['SelfServiceApp_UnavailabilityEdit'] });
  await expect(create(it, wholeDay)).rejects.toMatchObject({ status: 403 });
  const ofSomebody = unavailabilitiesQuery(it.as('employee'), refOf('approver'));
  await expect(it.client.fetchQuery(ofSomebody)).rejects.toMatchObject({ status: 403 });
});

const mondays = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'].map(localDate);

async function createAll(it: SignedInTest, days = mondays): Promise<DaysUnsavedError | null> {
  const input: NewUnavailability = { personRef, period: wholeDay, days, note: 'Course' };
  try {
    await it.run(createUnavailabilityMutation(it.as('employee'), it.clock.localNow), input);
    return null;
  } catch (error) {
    if (error instanceof DaysUnsavedError) return error;
    throw error;
  }
}

test('each of several days is a call and a row of its own', async () => {
  using it = aBackend();
  const before = await listOf(it);
  expect(await createAll(it)).toBeNull();
  const after = await listOf(it);
  expect(after).toHaveLength(before.length + 4);
  expect(
    after
      .filter(({ note }) => note === 'Course')
      .map(({ day }) => day)
      .toSorted(),
  ).toEqual(mondays);
});

test('a day that is refused does not keep the others back', async () => {
  using it = aBackend({ failures: [failing('postCreateUnavailability', '409', { occasion: 2 })] });
  const error = await createAll(it);
  expect(error?.saved).toEqual([mondays[0], mondays[2], mondays[3]]);
  expect(error?.unsaved).toMatchObject([{ day: mondays[1], cause: { status: 409 } }]);
});

test('after a call without an answer no day is sent any more, and the rest can be saved later', async () => {
  using it = aBackend({ failures: [failing('postCreateUnavailability', 'network', { occasion: 3 })] });
  const error = await createAll(it);
  expect(error?.saved).toEqual(mondays.slice(0, 2));
  expect(error?.unsaved).toMatchObject([
    { day: mondays[2], cause: { name: 'NetworkError' } },
    { day: mondays[3], cause: null },
  ]);
  expect(
    await createAll(
      it,
      error?.unsaved.map(({ day }) => day),
    ),
  ).toBeNull();
  expect((await listOf(it)).filter(({ note }) => note === 'Course')).toHaveLength(4);
});
