import { createManualClock } from './manual-clock.ts';
import { localDateTime } from '@selfservice/api/core/local-date';
import { dashboardSchema } from '@selfservice/api/dashboard/dashboard.wire';
import { myPlanSchema } from '@selfservice/api/my-plan/my-plan.wire';
import { getResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { createHandlers } from '../handlers.ts';
import { pendingPlanRequests } from '../my-plan/plan-requests.ts';
import type { CallName } from './calls.ts';
import { calls } from './calls.ts';
import type { Database } from './database.ts';
import { createDatabase, issueTokens, ownGrant } from './database.ts';
import type { Failure } from './failure.ts';
import { everyCall, failing, failureBodies, failureKinds, slowMs } from './failure.ts';
import { people } from './people.ts';
import { defaultScenario } from './scenario.ts';

let database: Database;
let token: string;

beforeEach(() => {
  database = createDatabase(defaultScenario, createManualClock(localDateTime(defaultScenario.at)));
  token = issueTokens(database, ownGrant('employee')).access;
});
function fail(...failures: Failure[]): void {
  database.scenario = { ...database.scenario, failures };
}

async function call(name: CallName = 'getDashboardData', body?: unknown, language = 'en'): Promise<Response> {
  const { method, path } = calls[name];
  const headers = {
    Authorization: `Bearer ${token}`,
    'Accept-Language': language,
    'Content-Type': 'application/json',
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const request = new Request(`http://backend.test${path}`, init);
  const response = await getResponse(
    createHandlers(() => database),
    request,
  );
  if (!response) throw new Error('No handler answered.');
  return response;
}

const statuses = failureKinds.filter((kind) => /^\d+$/.test(kind));
const outcome = async (...sent: Parameters<typeof call>) => {
  const response = await call(...sent);
  return response.type === 'error' ? 'network' : response.status;
};

const pendingIds = () =>
  pendingPlanRequests(database, people.employee.ref)
    .filter(({ kind }) => kind === 'signing')
    .map(({ id }) => id);
const sign = (ids: number[]) => outcome('postPlanSignatures', { Item1: ids, Item2: '2.43' });

test.each(statuses)('fails with %s and a message in the language of the request', async (kind) => {
  fail(failing('getDashboardData', kind));
  for (const [language, words] of Object.entries({
    en: 'This failure is simulated.',
    cs: 'Tato chyba je simulovaná.',
    sk: 'Táto chyba je simulovaná.',
  })) {
    const response = await call('getDashboardData', undefined, language);
    expect(response.status).toBe(Number(kind));
    expect(await response.json()).toEqual({ Message: words });
  }
});

test('fails with the HTML page of a captive portal', async () => {
  fail(failing('getDashboardData', 'portal'));
  const response = await call();
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain('text/html');
});

test('fails with a redirect', async () => {
  fail(failing('getDashboardData', 'redirect'));
  expect(await outcome()).toBe(302);
});

test.each(failureBodies)('fails with a body of the form %s', async (body) => {
  fail(failing('getDashboardData', '500', { body }));
  const response = await call();
  expect(response.status).toBe(500);
  const words = 'This failure is simulated.';
  expect(await response.text()).toBe(
    {
      message: JSON.stringify({ Message: words }),
      exception: JSON.stringify({ Message: words, ExceptionMessage: 'Thrown on request.' }),
      text: words,
      html: `<!doctype html><title>${words}</title>`,
      empty: '',
    }[body],
  );
});

test('breaks the connection or sends half of a JSON text', async () => {
  fail(failing('getDashboardData', 'network'));
  expect(await outcome()).toBe('network');
  fail(failing('getDashboardData', 'malformed'));
  const malformed = await call();
  expect(malformed.status).toBe(200);
  await expect(malformed.json()).rejects.toThrow(SyntaxError);
});

test('responds after a delay or never', async () => {
  vi.useFakeTimers();
  fail(failing('getDashboardData', 'slow'));
  const answered = vi.fn<(response: Response) => void>();
  const pending = call().then(answered);
  await vi.advanceTimersByTimeAsync(slowMs - 1);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await pending;
  expect(answered.mock.lastCall?.[0].status).toBe(200);
  fail(failing('getDashboardData', 'timeout'));
  void call().then(answered);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(answered).toHaveBeenCalledOnce();
});

test.each([
  ['getDashboardData', undefined, dashboardSchema],
  ['postMyPlan', { Item1: '2026-11-01T00:00:00Z' }, myPlanSchema],
  ['getUserList', undefined, calls.getUserList.answer],
  ['getLicenseValid', undefined, calls.getLicenseValid.answer],
] as const)('leaves out a required field of %s', async (name, body, schema) => {
  expect(v.is(schema, await (await call(name, body)).json())).toBe(true);
  fail(failing(name, 'missingField'));
  const response = await call(name, body);
  expect(response.status).toBe(200);
  expect(v.is(schema, await response.json())).toBe(false);
});

test('fails only for the named call', async () => {
  fail(failing('getStartup', '500'));
  expect([await outcome(), await outcome('getStartup')]).toEqual([200, 500]);
});

test.each([
  ['always', [500, 500, 500]],
  ['once', [500, 200, 200]],
  [1, [500, 200, 200]],
  [2, [200, 500, 200]],
] as const)('fails only on the occasion %s', async (occasion, expected) => {
  fail(failing('getDashboardData', '500', { occasion }));
  expect([await outcome(), await outcome(), await outcome()]).toEqual(expected);
  // A new failure counts from the start.
  fail(failing('getDashboardData', '500', { occasion }));
  expect([await outcome(), await outcome(), await outcome()]).toEqual(expected);
});

test('applies several failures of one call in their turns', async () => {
  fail(
    failing('getDashboardData', 'network', { occasion: 2 }),
    failing('getDashboardData', '503', { occasion: 'once' }),
  );
  expect([await outcome(), await outcome(), await outcome()]).toEqual([503, 'network', 200]);
});

test('saves nothing if the call fails before the work, and saves if it fails after it', async () => {
  const before = pendingIds();
  const [id = 0] = before;
  fail(failing('postPlanSignatures', 'network'));
  expect(await sign([id])).toBe('network');
  expect(pendingIds()).toEqual(before);
  fail(failing('postPlanSignatures', 'network', { occasion: 'once', isAfterWork: true }));
  expect(await sign([id])).toBe('network');
  expect(pendingIds()).toEqual(before.filter((each) => each !== id));
  expect(await sign([id])).toBe(400);
});

test('fails before a call is refused', async () => {
  token = 'none';
  fail(failing('getDashboardData', '500'));
  expect(await outcome()).toBe(500);
});

test('every call fails after the sign-in, but none that the sign-in needs', async () => {
  fail(failing(everyCall, '503'));
  expect(await outcome('getDashboardData')).toBe(503);
  expect(await outcome('getOvertime')).toBe(503);
  expect(await outcome('getStartup')).toBe(200);
  expect(await outcome('getUserList')).toBe(200);
});
