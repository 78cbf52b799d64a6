import { expect, test } from 'vitest';
import type { PartsNotSavedError } from '../core/outbox/save-parts.ts';
import { localDate } from '../core/local-date.ts';
import { localTime } from '../core/local-time.ts';
import { attemptMs } from '../core/outbox/attempt.ts';
import { dashboardQuery } from '../dashboard/dashboard.ts';
import { defaultPeriod } from '../requests/request-period.ts';
import type { RequestPeriod } from '../requests/request-period.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { failing } from '@selfservice/mock-server/core/failure';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import type { UnavailabilityLog, UnavailabilityPart } from './new-unavailability.ts';
import { createUnavailabilityMutation, readUnavailabilityLog } from './new-unavailability.ts';
import { deleteUnavailabilityMutation, toUnavailability, unavailabilitiesQuery } from './unavailability.ts';

const personRef = refOf('employee');
const wholeDay = defaultPeriod('unavailabilities', localDate('2026-11-20'));

const listOf = (it: SignedInTest) => it.as('employee').client.fetchQuery(unavailabilitiesQuery(personRef));
const create = (it: SignedInTest, period: RequestPeriod, note = 'School') =>
  it.as('employee').run(createUnavailabilityMutation(it.clock), {
    unavailability: { personRef, period, note },
  });
const remove = (it: SignedInTest, id: number) =>
  it.as('employee').run(deleteUnavailabilityMutation(), { id, personRef });

test('toUnavailability maps all fields of the backend', { tags: ['unavailability-9'] }, () => {
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

test(
  'toUnavailability maps a missing start to the whole day, and ignores the end',
  { tags: ['unavailability-10'] },
  () => {
    const wire = {
      ID_UNAVA: 1,
      IXS_REF: '',
      DATE_REF: '2026-11-30T00:00:00Z',
      NOTE: null,
      DATE_CREATE: null,
    };
    expect(toUnavailability({ ...wire, STARTTIME: null, ENDTIME: '2026-11-30T10:00:00Z' })).toEqual({
      id: 1,
      day: '2026-11-30',
      begin: null,
      end: null,
      note: '',
      createdAt: null,
    });
  },
);

test(
  'the list has whole days, parts of days and parts over midnight of the person',
  { tags: ['unavailability-23'] },
  async () => {
    using it = aBackend();
    const list = await listOf(it);
    expect(list.some(({ begin }) => begin === null)).toBe(true);
    expect(list.some(({ begin, end }) => begin && begin.slice(0, 10) === end?.slice(0, 10))).toBe(true);
    expect(list.some(({ day, end }) => end !== null && end.slice(0, 10) > day)).toBe(true);
    expect(list.some(({ day }) => day < '2026-11-20')).toBe(true);
    expect(it.sent[0]?.body).toEqual({ Value: personRef });
  },
);

test(
  'a new unavailability is sent as a row, and invalidates the list and the count of the dashboard',
  { tags: ['unavailability-11', 'unavailability-24', 'unavailability-27'] },
  async () => {
    using it = aBackend();
    const before = await listOf(it);
    it.as('employee').client.setQueryData(['dashboard'], {});
    await create(it, wholeDay, ' School ');
    expect(it.sent.find(({ call }) => call === 'SelfService_CreatePLNUNAVA')?.body).toEqual({
      Value: {
        IXS_REF: personRef,
        DATE_REF: '2026-11-21T00:00:00Z',
        NOTE: 'School',
        STARTTIME: null,
        ENDTIME: null,
        DATE_CREATE: '2026-11-20T08:00:00Z',
      },
    });
    expect(it.as('employee').client.getQueryState(['unavailability', personRef])?.isInvalidated).toBe(true);
    expect(it.as('employee').client.getQueryState(['dashboard'])?.isInvalidated).toBe(true);
    const after = await listOf(it);
    expect(after).toHaveLength(before.length + 1);
    expect(after.find(({ day }) => day === '2026-11-21')).toMatchObject({
      begin: null,
      end: null,
      note: 'School',
    });
    const home = await it.as('employee').client.fetchQuery(dashboardQuery());
    expect(home.counts.myUnavailability).toBe(2);
  },
);

test.each([
  ['08:00', '12:00', '2026-11-21T12:00:00'],
  ['22:00', '06:00', '2026-11-22T06:00:00'],
  ['08:00', '08:00', '2026-11-22T08:00:00'],
])(
  'an unavailability from %s to %s ends at %s',
  { tags: ['unavailability-12'] },
  async (begin, end, moment) => {
    using it = aBackend();
    const times = { isAllDay: false, beginTime: localTime(begin), endTime: localTime(end) };
    await create(it, { ...wholeDay, ...times });
    expect((await listOf(it)).find(({ day }) => day === '2026-11-21')).toMatchObject({
      begin: `2026-11-21T${begin}:00`,
      end: moment,
    });
  },
);

test('only the first day of the period is created', async () => {
  using it = aBackend();
  const before = await listOf(it);
  await create(it, { ...wholeDay, lastDay: localDate('2026-11-25') });
  expect(await listOf(it)).toHaveLength(before.length + 1);
});

test(
  'a deleted unavailability leaves the list, and cannot be deleted again',
  { tags: ['unavailability-25', 'unavailability-27'] },
  async () => {
    using it = aBackend();
    const [first] = await listOf(it);
    const id = first?.id ?? 0;
    await remove(it, id);
    expect(it.sent.find(({ call }) => call === 'SelfService_DeletePLNUNAVA')?.body).toEqual({ Value: id });
    expect(it.as('employee').client.getQueryState(['unavailability', personRef])?.isInvalidated).toBe(true);
    expect((await listOf(it)).map((each) => each.id)).not.toContain(id);
    await expect(remove(it, id)).rejects.toMatchObject({ status: 404 });
  },
);

test('creating without the right and reading the list of another person are refused with 403', async () => {
  using it = aBackend({ disabledActions: ['SelfServiceApp_UnavailabilityEdit'] });
  await expect(create(it, wholeDay)).rejects.toMatchObject({ status: 403 });
  const ofOtherPerson = unavailabilitiesQuery(refOf('approver'));
  await expect(it.as('employee').client.fetchQuery(ofOtherPerson)).rejects.toMatchObject({ status: 403 });
});

const mondays = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'].map(localDate);

/** Saves four Mondays. Returns the state of each, and the log for the next attempt. */
async function createAll(it: SignedInTest, log: UnavailabilityLog | null = null) {
  let kept = log;
  const keep = (next: UnavailabilityLog) => {
    kept = next;
  };
  const mutation = createUnavailabilityMutation(it.clock, { onLog: keep });
  const unavailability = { personRef, period: wholeDay, days: mondays, note: 'Course' };
  const outcomes = await it
    .as('employee')
    .run(mutation, { unavailability, log })
    .catch((error: PartsNotSavedError<UnavailabilityPart, never>) => error.outcomes);
  return { states: outcomes.map(({ state }) => state), log: kept };
}

const coursesOf = async (it: SignedInTest) =>
  (await listOf(it))
    .filter(({ note }) => note === 'Course')
    .map(({ day }) => day)
    .toSorted();
const allSaved = ['saved', 'saved', 'saved', 'saved'];

test('each of several days is sent in its own call', { tags: ['unavailability-24'] }, async () => {
  using it = aBackend();
  expect((await createAll(it)).states).toEqual(allSaved);
  expect(await coursesOf(it)).toEqual(mondays);
});

test('the days after a refused day are saved', { tags: ['unavailability-29'] }, async () => {
  using it = aBackend({ failures: [failing('postCreateUnavailability', '409', { occasion: 2 })] });
  const { states } = await createAll(it);
  expect(states).toEqual(['saved', 'notSaved', 'saved', 'saved']);
  expect(await coursesOf(it)).toEqual([mondays[0], mondays[2], mondays[3]]);
});

const lost = ['network', '500', '504', 'portal', 'redirect', 'missingField'] as const;

test.each(lost)(
  'a saved day whose response was lost by %s is found, and the others are saved',
  { tags: ['unavailability-30'] },
  async (kind) => {
    const failure = failing('postCreateUnavailability', kind, { occasion: 2, isAfterWork: true });
    using it = aBackend({ failures: [failure] });
    expect((await createAll(it)).states).toEqual(allSaved);
    expect(await coursesOf(it)).toEqual(mondays);
  },
);

test.each(lost.filter((kind) => kind !== 'missingField'))(
  'after a call that was lost by %s nothing more is sent, and the next attempt saves each day once',
  { tags: ['unavailability-30'] },
  async (kind) => {
    using it = aBackend({ failures: [failing('postCreateUnavailability', kind, { occasion: 2 })] });
    const { states, log } = await createAll(it);
    const isAnswered = kind === '500';
    expect(states).toEqual(['saved', isAnswered ? 'notSaved' : 'unknown', 'notSent', 'notSent']);
    it.clock.advance(attemptMs);
    // A call without an answer is checked before the next attempt.
    const checked = isAnswered ? log : (await createAll(it, log)).log;
    expect((await createAll(it, checked)).states).toEqual(allSaved);
    expect(await coursesOf(it)).toEqual(mondays);
  },
);

test(
  'the outcome of a day is unknown while the list cannot be read, and the day is not sent again',
  { tags: ['unavailability-30'] },
  async () => {
    using it = aBackend({
      failures: [
        failing('postCreateUnavailability', '504', { occasion: 2, isAfterWork: true }),
        // The list is read once before the first call.
        failing('postUnavailabilities', '503', { occasion: 2 }),
      ],
    });
    const { states, log } = await createAll(it);
    expect(states).toEqual(['saved', 'unknown', 'notSent', 'notSent']);
    const kept = readUnavailabilityLog(JSON.parse(JSON.stringify(log)));
    expect((await createAll(it, kept)).states).toEqual(allSaved);
    expect(await coursesOf(it)).toEqual(mondays);
  },
);

test('readUnavailabilityLog returns null for a value that is not a log', () => {
  expect(readUnavailabilityLog({ saved: [], open: null })).toBeNull();
  expect(readUnavailabilityLog({ knownIds: [1], saved: [], open: { firstDay: 'x' } })).toBeNull();
});

test.each(lost.filter((kind) => kind !== 'missingField'))(
  'a deletion whose response was lost by %s is found in the list',
  { tags: ['unavailability-31'] },
  async (kind) => {
    using it = aBackend({
      failures: [failing('postDeleteUnavailability', kind, { occasion: 1, isAfterWork: true })],
    });
    const [first] = await listOf(it);
    await expect(remove(it, first?.id ?? 0)).resolves.toMatchObject({ isFound: true });
  },
);

test(
  'a deletion that did not arrive is checked after a minute, and deleted by the next attempt',
  { tags: ['unavailability-31'] },
  async () => {
    using it = aBackend({ failures: [failing('postDeleteUnavailability', 'network', { occasion: 1 })] });
    const [first] = await listOf(it);
    const id = first?.id ?? 0;
    await expect(remove(it, id)).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
    it.clock.advance(attemptMs);
    await expect(remove(it, id)).rejects.toMatchObject({ name: 'NotDoneError' });
    await remove(it, id);
    expect((await listOf(it)).map((each) => each.id)).not.toContain(id);
  },
);

test(
  'the outcome of a deletion is unknown while the list cannot be read',
  { tags: ['unavailability-31'] },
  async () => {
    using it = aBackend({
      failures: [
        failing('postDeleteUnavailability', 'network', { isAfterWork: true }),
        failing('postUnavailabilities', '500'),
      ],
    });
    await expect(remove(it, 7001)).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
  },
);
