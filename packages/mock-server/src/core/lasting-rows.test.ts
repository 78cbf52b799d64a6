import { systemClock } from '@selfservice/api/core/clock';
import { expect, test } from 'vitest';
import { createDatabase, issueTokens, ownGrant, redeemRefreshToken } from './database.ts';
import { storeRows, restoreRows } from './lasting-rows.ts';
import { defaultScenario } from './scenario.ts';
import { requestRows } from '../requests/request-rows.ts';
import { unavailabilityRows } from '../unavailability/unavailability-rows.ts';

function aStorage(text?: string) {
  const items = new Map(text === undefined ? [] : [['mock.sessions', text]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

const aDatabase = () => createDatabase(defaultScenario, systemClock);

test('restores tokens and a changed password after a reload', () => {
  const storage = aStorage();
  const before = aDatabase();
  const { access, refresh } = issueTokens(before, ownGrant('mustChangePassword'));
  before.passwords.set('mustChangePassword', ['demo', 'Winter-7-tyres']);
  before.mustChangePassword.delete('mustChangePassword');
  storeRows(before, storage);

  const after = aDatabase();
  restoreRows(after, storage);
  expect(after.accessTokens.get(access)).toEqual(before.accessTokens.get(access));
  expect(redeemRefreshToken(after, refresh)).toEqual(ownGrant('mustChangePassword'));
  expect(after.passwords.get('mustChangePassword')).toEqual(['demo', 'Winter-7-tyres']);
  expect(after.mustChangePassword.size).toBe(0);
});

test('restores decided requests and unavailabilities after a reload, but not for another scenario', () => {
  const storage = aStorage();
  const before = aDatabase();
  const [[id, row] = []] = requestRows(before);
  if (id && row) requestRows(before).set(id, { ...row, state: 3 });
  unavailabilityRows(before).clear();
  storeRows(before, storage);

  const after = aDatabase();
  restoreRows(after, storage);
  expect(requestRows(after)).toEqual(requestRows(before));
  expect(unavailabilityRows(after).size).toBe(0);

  const other = createDatabase({ ...defaultScenario, requestCount: 20 }, systemClock);
  restoreRows(other, storage);
  expect(requestRows(other)).toEqual(requestRows(createDatabase(other.scenario, systemClock)));
});

test.each([undefined, '{', 'null', '{"accessTokens":[["a",{"person":"nobody"}]]}'])(
  'ignores stored rows that do not parse: %s',
  (text) => {
    const database = aDatabase();
    restoreRows(database, aStorage(text));
    expect(database.accessTokens.size).toBe(0);
    expect(database.mustChangePassword.has('mustChangePassword')).toBe(true);
  },
);
