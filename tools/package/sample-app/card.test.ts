import { localDateTime } from '@selfservice/api/core/local-date';
import { HttpError } from '@selfservice/api/core/errors';
import { personalCardQuery } from '@selfservice/api/personal-card/personal-card';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { people } from '@selfservice/mock-server/core/people';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { openSession } from '@selfservice/mock-server/core/story-session';
import { startMockServer } from '@selfservice/mock-server/node';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { german } from './german.ts';

const url = 'http://backend.test';

async function signedIn(scenario: Partial<Scenario>) {
  const i18n = await createI18n({ language: german.code, addedLanguages: [german] });
  const mock = startMockServer(scenario, createManualClock(localDateTime('2026-11-20T08:00:00')));
  const client = createClient(i18n, openSession(mock.database, 'employee'), url);
  return { client, [Symbol.dispose]: () => mock[Symbol.dispose]() };
}

test('the card of the mock backend has the words of the fallback', async () => {
  using one = await signedIn({});
  const card = await one.client.query(personalCardQuery());
  expect(card).toMatchObject({ surname: people.employee.surname, presence: 'At work' });
});

test('a scenario makes a call fail', async () => {
  using one = await signedIn({ failures: [{ call: 'getPersonalCard', kind: '500' }] });
  await expect(one.client.query({ ...personalCardQuery(), retry: false })).rejects.toBeInstanceOf(HttpError);
});
