import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { localDate } from '../core/local-date.ts';
import { localTime } from '../core/local-time.ts';
import { PartsNotSavedError } from '../core/outbox/save-parts.ts';
import type { NewRequest, RequestAccount } from './new-request.ts';
import { createRequestMutation, requestAccountsQuery } from './new-request.ts';
import { defaultPeriod } from './request-period.ts';
import { myRequestsQuery } from './requests.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';

const today = localDate('2026-11-20');
const vacation: RequestAccount = { id: 10, name: 'Vacation', shortcut: 'V' };
const insertUnavailability = '*/InsertUnavaForSelfService';

function aRequest(days: [first: string, last: string], note = ''): NewRequest {
  return {
    agenda: 'requests',
    account: vacation,
    personRef: refOf('employee'),
    period: {
      ...defaultPeriod('requests', today),
      firstDay: localDate(days[0]),
      lastDay: localDate(days[1]),
    },
    note,
  };
}

/** Three days in December. */
function anUnavailability(note = 'School'): NewRequest {
  const { period } = aRequest(['2026-12-07', '2026-12-09']);
  return { agenda: 'unavailabilities', personRef: refOf('longName'), period, note };
}

/** Saves a request. Returns the outcome of each call. */
async function save(it: SignedInTest, request: NewRequest) {
  const signedIn = it.as(request.agenda === 'requests' ? 'employee' : 'longName');
  const outcomes = await signedIn.run(createRequestMutation(it.clock), { request });
  return outcomes.map((outcome) => (outcome.state === 'notSaved' ? outcome.reason : outcome.state));
}
const insertions = ['InsertAbsenceForSelfService', 'InsertUnavaForSelfService'];
const rowsSent = (it: SignedInTest) =>
  it.sent
    .filter(({ call }) => insertions.includes(call))
    .map(({ body }) => (body as { Value: unknown }).Value);

test(
  'accounts have names in the language, and are only those with a workflow',
  { tags: ['requests-17', 'requests-45'] },
  async () => {
    using it = aBackend();
    const accounts = await it.as('employee').client.fetchQuery(requestAccountsQuery('cs'));
    expect(accounts).toContainEqual({ id: 10, name: 'Dovolená', shortcut: 'DOV' });
    expect(accounts.map(({ name }) => name)).not.toContain('Nemoc');
    expect(it.sent[0]?.body).toEqual({ Value: 'cs', Value2: true });
    expect(await it.as('firstDay').client.fetchQuery(requestAccountsQuery('en'))).toEqual([]);
  },
);

test(
  'all days of an absence are sent in one call, and become one request',
  { tags: ['requests-18', 'requests-21', 'requests-27', 'requests-46'] },
  async () => {
    using it = aBackend();
    expect(await save(it, aRequest(['2026-12-07', '2026-12-08']))).toEqual(['saved']);
    const row = { IXS_REF: '0001001', ID_UCET: 10, ABS: 'V', CAS_OD: null, CAS_DO: null };
    expect(rowsSent(it)).toEqual([
      [
        { ...row, DATUM: '2026-12-07T00:00:00Z' },
        { ...row, DATUM: '2026-12-08T00:00:00Z' },
      ],
    ]);
    const mine = await it
      .as('employee')
      .client.fetchQuery(myRequestsQuery({ agenda: 'requests', isPendingOnly: true }));
    expect(mine).toHaveLength(4);
    expect(mine.map(({ text }) => text)).toContain('Vacation 7.12.2026 – 8.12.2026');
  },
);

test(
  'a note is sent on each row, trimmed, and left out where it is blank',
  { tags: ['requests-19'] },
  async () => {
    using it = aBackend();
    await save(it, aRequest(['2026-12-07', '2026-12-08'], ' To the mountains\n'));
    expect(rowsSent(it)).toEqual([
      [
        expect.objectContaining({ POZNAMKA: 'To the mountains' }),
        expect.objectContaining({ POZNAMKA: 'To the mountains' }),
      ],
    ]);
    await save(it, aRequest(['2026-12-09', '2026-12-09'], '  '));
    expect(rowsSent(it)[1]).toEqual([expect.not.objectContaining({ POZNAMKA: expect.anything() })]);
  },
);

test(
  'a part of a day is sent as one row with its times',
  { tags: ['requests-18', 'requests-28'] },
  async () => {
    using it = aBackend();
    const request = aRequest(['2026-12-07', '2026-12-07']);
    const [beginTime, endTime] = [localTime('22:00'), localTime('06:00')];
    expect(
      await save(it, { ...request, period: { ...request.period, isAllDay: false, beginTime, endTime } }),
    ).toEqual(['saved']);
    expect(rowsSent(it)).toEqual([
      [expect.objectContaining({ CAS_OD: '2026-12-07T22:00:00Z', CAS_DO: '2026-12-08T06:00:00Z' })],
    ]);
  },
);

test('days in a wrong order are not sent', { tags: ['requests-30'] }, async () => {
  using it = aBackend();
  await expect(save(it, aRequest(['2026-12-08', '2026-12-07']))).rejects.toThrow(RangeError);
  expect(rowsSent(it)).toEqual([]);
});

test(
  'over_limit and date_reserved_unava are returned as outcomes, and nothing is saved',
  { tags: ['requests-47'] },
  async () => {
    using it = aBackend();
    const { size } = requestRows(it.database);
    expect(await save(it, aRequest(['2026-12-01', '2026-12-31']))).toEqual(['overLimit']);
    expect(await save(it, aRequest(['2026-11-27', '2026-11-30']))).toEqual(['unavailabilityReserved']);
    expect(requestRows(it.database).size).toBe(size);
  },
);

test.each(['ok', ' ok\n'])('the response %j is a success', { tags: ['requests-47'] }, async (text) => {
  using it = aBackend();
  it.mock.server.use(http.post('*/InsertAbsenceForSelfService', () => HttpResponse.json(text)));
  expect(await save(it, aRequest(['2026-12-07', '2026-12-07']))).toEqual(['saved']);
});

test('an empty response leaves the outcome unknown', { tags: ['requests-47'] }, async () => {
  using it = aBackend();
  it.mock.server.use(http.post('*/InsertAbsenceForSelfService', () => HttpResponse.json('')));
  await expect(save(it, aRequest(['2026-12-07', '2026-12-07']))).rejects.toMatchObject({
    name: 'OutcomeUnknownError',
  });
});

test('an unknown response is an error with the text of the backend', { tags: ['requests-47'] }, async () => {
  using it = aBackend();
  it.mock.server.use(
    http.post('*/InsertAbsenceForSelfService', () => HttpResponse.text('No one is planned.')),
  );
  await expect(save(it, aRequest(['2026-12-07', '2026-12-07']))).rejects.toThrow('No one is planned.');
});

test(
  'each day of an unavailability is sent in its own call, and becomes its own request',
  { tags: ['unavailability-11', 'unavailability-26'] },
  async () => {
    using it = aBackend();
    expect(await save(it, anUnavailability(' School '))).toEqual(['saved', 'saved', 'saved']);
    expect(rowsSent(it)).toEqual(
      ['2026-12-07', '2026-12-08', '2026-12-09'].map((day) => ({
        IXS_REF: refOf('longName'),
        DATE_REF: `${day}T00:00:00Z`,
        NOTE: 'School',
        STARTTIME: null,
        ENDTIME: null,
        DATE_CREATE: '2026-11-20T08:00:00Z',
      })),
    );
    const filter = { agenda: 'unavailabilities', isPendingOnly: true } as const;
    expect(await it.as('longName').client.fetchQuery(myRequestsQuery(filter))).toHaveLength(4);
  },
);

test(
  'the days after a refused day of an unavailability are saved, and each day has its result',
  { tags: ['unavailability-29'] },
  async () => {
    using it = aBackend();
    const answers = [
      () => HttpResponse.json('ok'),
      () => HttpResponse.json({ Message: 'The period is closed.' }, { status: 400 }),
      () => HttpResponse.json('ok'),
    ];
    it.mock.server.use(http.post(insertUnavailability, () => answers.shift()?.()));
    it.as('longName').client.setQueryData(['requests', 'mine'], []);
    const error: unknown = await save(it, anUnavailability()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PartsNotSavedError);
    expect(error).toMatchObject({
      outcomes: [
        { part: { firstDay: '2026-12-07' }, state: 'saved' },
        { part: { firstDay: '2026-12-08' }, state: 'notSaved', reason: { detail: 'The period is closed.' } },
        { part: { firstDay: '2026-12-09' }, state: 'saved' },
      ],
      cause: { detail: 'The period is closed.' },
    });
    expect(it.as('longName').client.getQueryState(['requests', 'mine'])?.isInvalidated).toBe(true);
  },
);

test('a reserved day of an unavailability is an outcome, not an error', async () => {
  using it = aBackend();
  const [row] = [...requestRows(it.database).values()].filter(
    ({ applicantRef }) => applicantRef === refOf('longName'),
  );
  if (row)
    requestRows(it.database).set(row.id, {
      ...row,
      agenda: 'unavailabilities',
      firstDay: localDate('2026-12-09'),
      lastDay: localDate('2026-12-09'),
      begin: null,
      end: null,
      state: 1,
    });
  expect(await save(it, anUnavailability())).toEqual(['saved', 'saved', 'unavailabilityReserved']);
});
