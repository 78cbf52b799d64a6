import { expect, test } from 'vitest';
import { people } from '../core/people.ts';
import { defaultScenario } from '../core/scenario.ts';
import type { RequestSeed } from './request-seed.ts';
import { seedToRow } from './request-seed.ts';
import { requestText } from './request-text.ts';

const textOf = (seed: Omit<RequestSeed, 'who'>, language: 'en' | 'cs' | 'sk' = 'en') =>
  requestText({ id: 1, ...seedToRow({ who: people.employee.ref, ...seed }, defaultScenario) }, language);

test.each([
  [{ account: 'vacation', days: [12, 14] }, 'Vacation 2.12.2026 – 4.12.2026'],
  [{ account: 'vacation', days: 12 }, 'Vacation 2.12.2026'],
  [{ account: 'doctor', days: 0, times: ['08:00', '10:30'] }, 'Doctor 20.11.2026 8:00 – 10:30'],
  [{ days: 3, times: ['22:00', '06:00'] }, 'Unavailability 23.11.2026 22:00 – 24.11.2026 6:00'],
  [{ account: 'trip', days: 'nextMonth' }, 'Business trip 1.12.2026 – 31.12.2026'],
] as const)('the text has the account and the range: %j', (seed, text) => {
  expect(textOf(seed)).toBe(text);
});

test('the text has the name of the account in the language of the client', () => {
  expect(textOf({ account: 'doctor', days: 0 }, 'cs')).toBe('Lékař 20.11.2026');
  expect(textOf({ days: 0 }, 'sk')).toBe('Nedostupnosť 20.11.2026');
});

test('a request never begins on a day off', () => {
  expect(textOf({ account: 'vacation', days: [1, 3] })).toBe('Vacation 23.11.2026 – 25.11.2026');
});
