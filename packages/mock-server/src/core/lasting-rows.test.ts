import { systemClock } from '@selfservice/api/core/clock';
import { expect, test } from 'vitest';
import {
  createDatabase,
  issueTicket,
  issueTokens,
  ownGrant,
  redeemRefreshToken,
  redeemTicket,
} from './database.ts';
import { keptRows, originOf, restoreRows } from './lasting-rows.ts';
import { defaultScenario } from './scenario.ts';
import { requestRows } from '../requests/request-rows.ts';
import { unavailabilityRows } from '../unavailability/unavailability-rows.ts';

const aDatabase = () => createDatabase(defaultScenario, systemClock);

test('keeps nothing of a new backend', () => {
  const database = aDatabase();
  expect(requestRows(database).size).toBeGreaterThan(0);
  expect(keptRows(database)).toEqual({});
});

test('restores tokens, tickets and a changed password', () => {
  const before = aDatabase();
  const ticket = issueTicket(before, ownGrant('employee'));
  const { access, refresh } = issueTokens(before, ownGrant('mustChangePassword'));
  before.passwords.set('mustChangePassword', ['demo', 'Winter-7-tyres']);
  before.mustChangePassword.delete('mustChangePassword');

  const after = aDatabase();
  restoreRows(after, keptRows(before));
  expect(after.accessTokens.get(access)).toEqual(before.accessTokens.get(access));
  expect(redeemRefreshToken(after, refresh)).toEqual(ownGrant('mustChangePassword'));
  expect(redeemTicket(after, ticket)).toEqual(ownGrant('employee'));
  expect(after.passwords.get('mustChangePassword')).toEqual(['demo', 'Winter-7-tyres']);
  expect(after.mustChangePassword.size).toBe(0);
});

test('a token that replaces another one still does so after a reload', () => {
  const before = aDatabase();
  const first = issueTokens(before, ownGrant('employee'));
  const second = issueTokens(before, ownGrant('employee'), first.refresh);
  const after = aDatabase();
  restoreRows(after, keptRows(before));
  redeemRefreshToken(after, second.refresh);
  expect(redeemRefreshToken(after, first.refresh)).toBeUndefined();
});

test('keeps the newest 200 tokens of each kind', () => {
  const before = aDatabase();
  const issued = Array.from({ length: 201 }, () => issueTokens(before, ownGrant('employee')));
  const after = aDatabase();
  restoreRows(after, keptRows(before));
  expect([...after.accessTokens.keys()]).toEqual(issued.slice(1).map(({ access }) => access));
  expect([...after.refreshTokens.keys()]).toEqual(issued.slice(1).map(({ refresh }) => refresh));
});

test('restores decided requests and unavailabilities', () => {
  const before = aDatabase();
  const [[id, row] = []] = requestRows(before);
  if (id && row) requestRows(before).set(id, { ...row, state: 3 });
  unavailabilityRows(before).clear();

  const after = aDatabase();
  restoreRows(after, keptRows(before));
  expect(requestRows(after)).toEqual(requestRows(before));
  expect(unavailabilityRows(after).size).toBe(0);
});

test('other generated requests have another origin, another person or network does not', () => {
  const origin = (changes: object) => originOf({ scenario: { ...defaultScenario, ...changes } });
  const others = [{ requestCount: 20 }, { seed: 2 }, { at: '2026-12-01T08:00:00' }].map(origin);
  expect(new Set([origin({}), ...others]).size).toBe(4);
  expect(origin({ person: 'manager', latencyMs: 5 })).toBe(origin({}));
});

test.each(['{', 'null', '{"accessTokens":[["a",{"person":"nobody"}]]}'])(
  'ignores stored rows that do not parse: %s',
  (session) => {
    const database = aDatabase();
    restoreRows(database, { session });
    expect(database.accessTokens.size).toBe(0);
    expect(database.mustChangePassword.has('mustChangePassword')).toBe(true);
  },
);
