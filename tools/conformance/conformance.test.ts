import { people } from '@selfservice/mock-server/core/people';
import { callNames } from '@selfservice/mock-server/core/calls';
import { startHttpServer } from '@selfservice/mock-server/http';
import { requestsWith } from '@selfservice/mock-server/requests/requests.fixtures';
import { unavailabilityRows } from '@selfservice/mock-server/unavailability/unavailability-rows';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallResult } from './caller.ts';
import type { ConformanceOptions } from './conformance.ts';
import { checkBackend } from './conformance.ts';
import { startDriftingProxy } from './drifting-proxy.fixtures.ts';
import { drifts } from './drifts.fixtures.ts';
import { junitReport, textReport } from './report.ts';
import { writeNames } from './write-names.ts';

const options: Omit<ConformanceOptions, 'endpoint'> = {
  origin: 'http://localhost:5173',
  userName: people.employee.userName,
  password: 'demo',
  customerCode: '',
  testPerson: null,
};
const scenario = { dateAheadMinutes: 0 };

/** Returns the deviations of each call that deviates. */
function deviating(results: readonly CallResult[]): Record<string, string[]> {
  return Object.fromEntries(
    results
      .filter(({ outcome }) => outcome === 'deviates')
      .map(({ name, deviations }) => [name, deviations.map(({ at, problem }) => `${at}: ${problem}`)]),
  );
}

test('the mock backend fits, and every reading call is made', async () => {
  await using server = await startHttpServer({ port: 0, scenario });
  const results = await checkBackend({ ...options, endpoint: server.url });
  expect(deviating(results)).toEqual({});
  const untried = results.filter(({ outcome, name }) => outcome === 'untried' && !writeNames.has(name));
  expect(untried.map(({ name }) => name).toSorted()).toEqual([
    'getDelegatedTicket',
    'getSubstituteTicket',
    'getWindowsTicket',
  ]);
  expect(results).toHaveLength(callNames.length - 1);
});

describe('a backend with drifts', () => {
  let results: CallResult[] = [];
  let bodies: readonly string[] = [];

  beforeAll(async () => {
    await using server = await startHttpServer({ port: 0, scenario });
    const byCall = Object.fromEntries(drifts.map(({ call, drift }) => [call, drift]));
    await using proxy = await startDriftingProxy(server.url, byCall);
    results = await checkBackend({ ...options, endpoint: proxy.url });
    bodies = proxy.bodies;
  });

  test.each(drifts)('$call: finds $title', ({ call, found }) => {
    expect(deviating(results)[call]).toEqual(found);
  });

  test('nothing else is found', () => {
    expect(drifts.length).toBeGreaterThanOrEqual(20);
    expect(Object.keys(deviating(results)).toSorted()).toEqual(drifts.map(({ call }) => call).toSorted());
  });

  test('the report contains no value of a person', () => {
    const report = textReport(results) + junitReport(results);
    for (const value of valuesOfPeople(bodies)) expect(report).not.toContain(value);
  });
});

/** Returns the texts of responses that may be about people: those with a space or an at sign. */
function valuesOfPeople(bodies: readonly string[]): Set<string> {
  const values = bodies.flatMap((body) =>
    [...body.matchAll(/:"([^"]{5,}[^"]*)"/g)].map(([, value = '']) => value),
  );
  const telling = new Set(values.filter((value) => /[ @]/.test(value)));
  expect(telling.size).toBeGreaterThan(50);
  return telling;
}

test('an additional way to sign in and a substitution are tried if there are any', async () => {
  const startup = { canRunWindowsAuth: true, isDelegatedAuthEnabled: true };
  await using server = await startHttpServer({ port: 0, scenario: { ...scenario, startup } });
  const userName = people.substitute.userName;
  const results = await checkBackend({ ...options, endpoint: server.url, userName });
  expect(deviating(results)).toEqual({});
  const tried = results.filter(({ outcome }) => outcome === 'fits').map(({ name }) => name);
  expect(tried).toEqual(
    expect.arrayContaining(['getDelegatedTicket', 'getSubstituteTicket', 'getWindowsTicket']),
  );
});

test('without a sign-in no other call is tried', async () => {
  await using server = await startHttpServer({ port: 0, scenario });
  const results = await checkBackend({ ...options, endpoint: server.url, password: 'wrong' });
  expect(deviating(results)).toEqual({ postToken: ['status: expected 200, found 400'] });
  expect(results.find(({ name }) => name === 'getDashboardData')?.reason).toBe('there is no sign-in');
});

test('a user without permissions gets reasons instead of deviations', async () => {
  await using server = await startHttpServer({ port: 0, scenario });
  const results = await checkBackend({
    ...options,
    endpoint: server.url,
    userName: people.restricted.userName,
  });
  expect(deviating(results)).toEqual({});
  expect(results.find(({ name }) => name === 'postMyPlan')?.reason).toBe(
    'the user may not make this call (403)',
  );
});

test('writes only for the named test person, and leaves nothing behind', async () => {
  await using server = await startHttpServer({ port: 0, scenario });
  const { ref } = people.employee;
  const stored = () => [...unavailabilityRows(server.database).values()].length;
  const pending = () => requestsWith(server.database, { applicantRef: ref, state: 0 }).length;
  const before = [stored(), pending()];
  const other = await checkBackend({ ...options, endpoint: server.url, testPerson: '0009999' });
  expect(other.filter(({ outcome, name }) => outcome !== 'untried' && writeNames.has(name))).toEqual([]);

  const results = await checkBackend({ ...options, endpoint: server.url, testPerson: ref });
  expect(deviating(results)).toEqual({});
  const written = results.filter(({ outcome, name }) => outcome === 'fits' && writeNames.has(name));
  expect(written.map(({ name }) => name).toSorted()).toEqual([
    'postAbsences',
    'postCreateUnavailability',
    'postDeleteUnavailability',
    'postPersonalPreferences',
    'postReportError',
    'postRequestStatus',
  ]);
  expect([stored(), pending()]).toEqual(before);
});
