import { systemClock } from '@selfservice/api/core/clock';
import { expect, test, vi } from 'vitest';
import { createDatabase, issueTicket, issueTokens, ownGrant } from './database.ts';
import { defaultScenario } from './scenario.ts';

test('creates unique tokens and tickets without a secure context', () => {
  // The only part of `crypto` on a page without HTTPS.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const database = createDatabase(defaultScenario, systemClock);
  const grant = ownGrant('employee');
  const { access, refresh } = issueTokens(database, grant);
  const texts = [access, refresh, issueTicket(database, grant), issueTicket(database, grant)];
  expect(new Set(texts).size).toBe(4);
  for (const text of texts) expect(text.length).toBeGreaterThan(20);
});
