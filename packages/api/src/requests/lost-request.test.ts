import type { PersonKey } from '@selfservice/mock-server/core/people';
import { failing } from '@selfservice/mock-server/core/failure';
import type { Failure } from '@selfservice/mock-server/core/failure';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { MutationObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from '../core/create-query-client.ts';
import { localDate } from '../core/local-date.ts';
import { localTime } from '../core/local-time.ts';
import { attemptMs } from '../core/outbox/attempt.ts';
import { createPassingStore } from '../core/outbox/entry-store.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import { createRequestMutation } from './new-request.ts';
import type { NewRequest, RequestAttempt } from './new-request.ts';
import type { RequestLog } from './request-entries.ts';
import { readRequestLog } from './request-entries.ts';
import { defaultPeriod } from './request-period.ts';

const vacation = { id: 10, name: 'Vacation', shortcut: 'V' };
const days = { firstDay: localDate('2026-12-07'), lastDay: localDate('2026-12-08') };
const period = { ...defaultPeriod('requests', localDate('2026-11-20')), ...days };
const part = { isAllDay: false, beginTime: localTime('22:00'), endTime: localTime('06:00') };

/** The ways to enter a request: who enters it, for whom, and where. */
const ways: Record<string, { by: PersonKey; request: NewRequest }> = {
  'an own request': {
    by: 'employee',
    request: { agenda: 'requests', account: vacation, personRef: refOf('employee'), period, note: 'Sea' },
  },
  'an own request for a part of a night': {
    by: 'employee',
    request: {
      agenda: 'requests',
      account: vacation,
      personRef: refOf('employee'),
      period: { ...period, ...part },
      note: '',
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
      note: 'Sea',
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
      note: 'Sea',
    },
  },
};

/** A page on a device of its own, which stores the log of its saves and can be reloaded. */
function aPage(it: SignedInTest, by: PersonKey) {
  let log: RequestLog | null = null;
  const outbox = { store: createPassingStore(), owner: by, hasEnded: () => false };
  const open = () => createQueryClient({ transport: it.as(by), clock: it.clock, outbox, retryDelay: 0 });
  let client = open();
  const attempt = (input: RequestAttempt) => {
    const mutation = createRequestMutation(it.clock, { onLog: (next) => (log = next) });
    return new MutationObserver(client, mutation).mutate(input);
  };
  return {
    save: (request: NewRequest) => attempt({ request, log }),
    check: () => attempt({ isCheck: true, log: log ?? { knownIds: null, saved: [], open: null } }),
    reload() {
      client = open();
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
/** The failures with which the backend itself answers. */
const answered = ['500', 'malformed'] as const;
const unanswered = ['network', '504', 'portal', 'redirect'] as const;
const lost = [...unanswered, ...answered];
const unknown = { name: 'OutcomeUnknownError' };

describe.each(Object.entries(ways))('%s', { tags: ['requests-54'] }, (_name, { by, request }) => {
  test.each(lost)('is found after the response was lost by %s, and saved once', async (kind) => {
    using it = aBackend(failures(failing('postAbsences', kind, { isAfterWork: true })));
    expect(await aPage(it, by).save(request)).toMatchObject([{ state: 'saved' }]);
    expect(countOf(it)).toBe(1);
  });

  test.each(answered)('is saved once by the next attempt after the call was lost by %s', async (kind) => {
    using it = aBackend(failures(failing('postAbsences', kind, { occasion: 1 })));
    const page = aPage(it, by);
    await expect(page.save(request)).rejects.not.toMatchObject(unknown);
    expect(countOf(it)).toBe(0);
    page.reload();
    await page.save(request);
    expect(countOf(it)).toBe(1);
  });

  test.each(unanswered)(
    'is not known for a minute after the call was lost by %s, then saved once',
    async (kind) => {
      using it = aBackend(failures(failing('postAbsences', kind, { occasion: 1 })));
      const page = aPage(it, by);
      await expect(page.save(request)).rejects.toMatchObject(unknown);
      page.reload();
      await expect(page.save(request)).rejects.toMatchObject(unknown);
      it.clock.advance(attemptMs);
      await expect(page.check()).rejects.toMatchObject({ name: 'NotDoneError' });
      expect(countOf(it)).toBe(0);
      await page.save(request);
      expect(countOf(it)).toBe(1);
    },
  );

  test('is looked up before it is sent again, so that a call that arrives late is saved once', async () => {
    using it = aBackend(failures(failing('postAbsences', 'network', { occasion: 1 })));
    const page = aPage(it, by);
    await expect(page.save(request)).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
    await aPage(it, by).save(request);
    await page.save(request);
    expect(countOf(it)).toBe(1);
  });

  test('is not mistaken for an older request with the same values', async () => {
    using it = aBackend(failures(failing('postAbsences', 'network', { occasion: 2 })));
    await aPage(it, by).save(request);
    await expect(aPage(it, by).save(request)).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
    expect(countOf(it)).toBe(1);
  });

  test('is found twice where the browser has repeated its call', async () => {
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

test(
  'the outcome is unknown while the list cannot be read, and a check after a reload finds the request',
  { tags: ['requests-55'] },
  async () => {
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
  },
);

test(
  'the log is stored before the call, so that a page that is reloaded before the response checks first',
  { tags: ['requests-54'] },
  async () => {
    using it = aBackend(failures(failing('postAbsences', 'timeout', { isAfterWork: true })));
    const { by, request } = ways['an own request'] as (typeof ways)[string];
    const page = aPage(it, by);
    // The page is closed, so no one handles the end of this attempt.
    page.save(request).catch(() => {});
    await expect.poll(() => countOf(it)).toBe(1);
    page.reload();
    it.database.scenario.failures = [];
    expect(await page.save(request)).toMatchObject([{ state: 'saved' }]);
    expect(countOf(it)).toBe(1);
  },
);

test('nothing is sent where the list before the call cannot be read', async () => {
  using it = aBackend(failures(failing('postMyRequests', 'network')));
  const { by, request } = ways['an own request'] as (typeof ways)[string];
  await expect(aPage(it, by).save(request)).rejects.toMatchObject({ name: 'NetworkError' });
  expect(it.sent.map(({ call }) => call)).toEqual(['GetWflRequestsTabForMobile']);
});

test('a request is looked up in the plan where the user has no right to the list', async () => {
  using it = aBackend({
    disabledActions: ['SelfServiceApp_RunMyRequests'],
    ...failures(failing('postAbsences', '504', { isAfterWork: true })),
  });
  const { by, request } = ways['an own request'] as (typeof ways)[string];
  expect(await aPage(it, by).save(request)).toMatchObject([{ state: 'saved' }]);
  expect(countOf(it)).toBe(1);
});

test('the outcome is unknown where the text of a new request in the list cannot be parsed', async () => {
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
