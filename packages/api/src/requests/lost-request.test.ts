import type { PersonKey } from '@selfservice/mock-server/core/people';
import { failing } from '@selfservice/mock-server/core/failure';
import type { Failure } from '@selfservice/mock-server/core/failure';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { localDate } from '../core/local-date.ts';
import { localTime } from '../core/local-time.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import { createRequest } from './new-request.ts';
import type { NewRequest, RequestAttempt } from './new-request.ts';
import type { RequestLog } from './request-entries.ts';
import { readRequestLog } from './request-entries.ts';
import { defaultPeriod } from './request-period.ts';

const vacation = { id: 10, name: 'Vacation', shortcut: 'V' };
const days = { firstDay: localDate('2026-12-07'), lastDay: localDate('2026-12-08') };
const period = { ...defaultPeriod('requests', localDate('2026-11-20')), ...days };
const part = { isAllDay: false, beginTime: localTime('22:00'), endTime: localTime('06:00') };

/** Each way to enter a request: who enters it, for whom, and where. */
const ways: Record<string, { by: PersonKey; request: NewRequest }> = {
  'an own request': {
    by: 'employee',
    request: { agenda: 'requests', account: vacation, personRef: refOf('employee'), period, comment: 'Sea' },
  },
  'an own request for a part of a night': {
    by: 'employee',
    request: {
      agenda: 'requests',
      account: vacation,
      personRef: refOf('employee'),
      period: { ...period, ...part },
      comment: '',
    },
  },
  'a request for someone else': {
    by: 'approver',
    request: {
      agenda: 'requests',
      account: vacation,
      place: 'approvals',
      personRef: refOf('employee'),
      period,
      comment: 'Sea',
    },
  },
  'an absence in the department plan': {
    by: 'approver',
    request: {
      agenda: 'requests',
      account: vacation,
      place: 'departmentPlan',
      personRef: refOf('employee'),
      period,
      comment: 'Sea',
    },
  },
};

/** Saves as a page does that keeps its log; it can be reloaded. */
function aPage(it: SignedInTest, by: PersonKey) {
  let log: RequestLog | null = null;
  const attempt = (input: RequestAttempt) =>
    createRequest(it.as(by), it.clock.localNow, input, {
      onLog(next) {
        log = next;
      },
    });
  return {
    save: (request: NewRequest) => attempt({ request, log }),
    check: () => attempt({ step: 'check', log: log ?? { knownIds: null, saved: [], open: null } }),
    reload() {
      log = readRequestLog(JSON.parse(JSON.stringify(log)));
      return log;
    },
  };
}

const countOf = (it: SignedInTest) =>
  [...requestRows(it.database).values()].filter(
    ({ firstDay, applicantRef }) => firstDay === '2026-12-07' && applicantRef === refOf('employee'),
  ).length;
const failures = (...list: Failure[]) => ({ failures: list });
const lost = ['network', '500', '504', 'portal', 'redirect', 'malformed'] as const;

describe.each(Object.entries(ways))('%s', (_name, { by, request }) => {
  test.each(lost)('is found after %s, and done once', async (kind) => {
    using it = aBackend(failures(failing('postAbsences', kind, { isAfterWork: true })));
    expect(await aPage(it, by).save(request)).toMatchObject([{ state: 'saved' }]);
    expect(countOf(it)).toBe(1);
  });

  test.each(lost)('is not done after %s before the work, and the next attempt does it once', async (kind) => {
    using it = aBackend(failures(failing('postAbsences', kind, { occasion: 1 })));
    const page = aPage(it, by);
    await expect(page.save(request)).rejects.not.toMatchObject({ name: 'OutcomeUnknownError' });
    expect(countOf(it)).toBe(0);
    page.reload();
    await page.save(request);
    expect(countOf(it)).toBe(1);
  });

  test('is read before it is sent again: a call that arrives late is done once', async () => {
    using it = aBackend(failures(failing('postAbsences', 'network', { occasion: 1 })));
    const page = aPage(it, by);
    await expect(page.save(request)).rejects.toMatchObject({ name: 'NetworkError' });
    await aPage(it, by).save(request);
    await page.save(request);
    expect(countOf(it)).toBe(1);
  });

  test('is not done where an older one like it exists and the call was lost', async () => {
    using it = aBackend(failures(failing('postAbsences', 'network', { occasion: 2 })));
    await aPage(it, by).save(request);
    await expect(aPage(it, by).save(request)).rejects.toMatchObject({ name: 'NetworkError' });
    expect(countOf(it)).toBe(1);
  });

  test('is found twice where the browser has repeated the call', async () => {
    using it = aBackend();
    const page = aPage(it, by);
    it.mock.server.use(
      http.post('*/InsertAbsenceForSelfService', async () => {
        it.mock.server.resetHandlers();
        await aPage(it, by).save(request);
        await aPage(it, by).save(request);
        return HttpResponse.error();
      }),
    );
    const [outcome] = await page.save(request);
    expect(outcome?.state === 'saved' && outcome.ids).toHaveLength(2);
  });
});

test('the outcome is not known while the list cannot be read; a check after a reload finds it', async () => {
  using it = aBackend(
    failures(
      failing('postAbsences', 'network', { isAfterWork: true }),
      failing('postMyRequests', '500', { occasion: 2 }),
    ),
  );
  const { by, request } = ways['an own request'] as (typeof ways)[string];
  const page = aPage(it, by);
  await expect(page.save(request)).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
  expect(page.reload()).toMatchObject({ open: { firstDay: '2026-12-07' } });
  expect(await page.check()).toMatchObject([{ state: 'saved' }]);
  expect(countOf(it)).toBe(1);
});

test('the log is kept before the call, so that a page that goes away in the middle checks first', async () => {
  using it = aBackend(failures(failing('postAbsences', 'timeout', { isAfterWork: true })));
  const { by, request } = ways['an own request'] as (typeof ways)[string];
  const page = aPage(it, by);
  // The page goes away: nothing waits for this attempt any more.
  page.save(request).catch(() => {});
  await expect.poll(() => countOf(it)).toBe(1);
  page.reload();
  it.database.scenario.failures = [];
  expect(await page.save(request)).toMatchObject([{ state: 'saved' }]);
  expect(countOf(it)).toBe(1);
});

test('nothing is sent without a connection', async () => {
  using it = aBackend(failures(failing('postMyRequests', 'network')));
  const { by, request } = ways['an own request'] as (typeof ways)[string];
  await expect(aPage(it, by).save(request)).rejects.toMatchObject({ name: 'NetworkError' });
  expect(it.sent.map(({ call }) => call)).toEqual(['GetWflRequestsTabForMobile']);
});

test('without the right to the list, the plan of the days is read', async () => {
  using it = aBackend({
    disabledActions: ['SelfServiceApp_RunMyRequests'],
    ...failures(failing('postAbsences', '504', { isAfterWork: true })),
  });
  const { by, request } = ways['an own request'] as (typeof ways)[string];
  expect(await aPage(it, by).save(request)).toMatchObject([{ state: 'saved' }]);
  expect(countOf(it)).toBe(1);
});

test('a request that only its words could tell apart is not known', async () => {
  using it = aBackend(failures(failing('postAbsences', 'network')));
  const { by, request } = ways['an own request'] as (typeof ways)[string];
  const row = { ID: 1, Applicant: '', Created: '2026-11-20T08:00:00Z', State: 0, Note: 'Sea' };
  let reads = 0;
  it.mock.server.use(
    http.post('*/GetWflRequestsTabForMobile', () => {
      reads += 1;
      return HttpResponse.json(reads === 1 ? [] : [{ ...row, ReqText: 'Vacation next week' }]);
    }),
  );
  await expect(aPage(it, by).save(request)).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
});
