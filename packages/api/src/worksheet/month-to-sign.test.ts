import { failing } from '@selfservice/mock-server/core/failure';
import { expect, test } from 'vitest';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import { monthToSignQuery } from './month-to-sign.ts';
import { signWorksheetMutation } from './worksheet-query.ts';

const personRef = refOf('employee');
const shownMonth = '2026-11' as LocalMonth;
const options = { personRef, shownMonth, language: 'en', today: '2026-11-20' as LocalDate } as const;

test('returns the earlier month whose worksheet can be signed', async () => {
  using backend = aBackend();
  expect(await backend.as('employee').client.query(monthToSignQuery(options))).toBe('2026-10');
  expect(backend.sent).toHaveLength(1);
});

test('never returns the shown month', async () => {
  using backend = aBackend();
  const query = monthToSignQuery({ ...options, shownMonth: '2026-10' as LocalMonth });
  expect(await backend.as('employee').client.query(query)).toBeNull();
});

test('searches the current month and the five before it, and returns null if all are signed', async () => {
  using backend = aBackend();
  const signedIn = backend.as('employee');
  await signedIn.run(signWorksheetMutation(), {
    personRef,
    month: '2026-10' as LocalMonth,
    endDate: '2026-10-31' as LocalDate,
    language: 'en',
  });
  expect(await signedIn.client.query(monthToSignQuery(options))).toBeNull();
  const months = backend.sent.flatMap(({ body }) => {
    const { StartDate } = body as { StartDate?: string };
    return StartDate ? [StartDate.slice(0, 7)] : [];
  });
  expect(months).toEqual(['2026-10', '2026-09', '2026-08', '2026-07', '2026-06']);
});

test('returns null if a month cannot be loaded', async () => {
  using backend = aBackend({ failures: [failing('postWorksheet', '500')] });
  expect(await backend.as('employee').client.query(monthToSignQuery(options))).toBeNull();
});
