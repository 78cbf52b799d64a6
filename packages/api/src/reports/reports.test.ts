import { languages } from '@selfservice/api/core/language';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, test } from 'vitest';
import { localDate } from '../core/local-date.ts';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import { builtInReports } from './built-in-reports.ts';
import { freshValues, toWireParameters } from './report-values.ts';
import {
  dailyAccountsQuery,
  holidayAccountsQuery,
  loadReportMutation,
  serverReportsQuery,
} from './reports.ts';

const values = { ...freshValues(localDate('2026-11-20')), account: '10', holidayAccount: '10' };
const request = (signal = new AbortController().signal) => ({
  className: 'Reports.VacationRemaining',
  parameters: toWireParameters(['person', 'date'], values, {
    personRef: refOf('employee'),
    language: 'en',
  }),
  signal,
});

test('each report is made from what is sent for it, and is a PDF', async () => {
  using backend = aBackend();
  const signedIn = backend.as('employee');
  for (const { className, parameters } of builtInReports) {
    const names = { personRef: refOf('employee'), language: 'sk' } as const;
    const outcome = await signedIn.run(loadReportMutation(), {
      ...request(),
      className,
      parameters: toWireParameters(parameters, values, names),
    });
    const head = outcome.kind === 'loaded' && new TextDecoder('latin1').decode(outcome.pdf.slice(0, 5));
    expect([className, head]).toEqual([className, '%PDF-']);
  }
});

test('the reports that the server adds come in its groups', async () => {
  using backend = aBackend();
  const groups = await backend.as('employee').client.query(serverReportsQuery('en'));
  expect(
    groups.map(({ captions, reports }) => [...captions, ...reports.map(({ caption }) => caption)]),
  ).toEqual([
    ['Canteen', 'Meals taken'],
    ['Production', 'Time by order'],
    ['Production', 'Pay', 'Bonuses for nights and weekends'],
  ]);
});

test('accounts come in the language, with their ids as they are sent', async () => {
  using backend = aBackend();
  for (const language of languages) {
    const signedIn = backend.as('employee', language);
    const name = { en: 'Vacation', cs: 'Dovolená', sk: 'Dovolenka' }[language];
    expect(await signedIn.client.query(holidayAccountsQuery(language))).toEqual([{ id: '10', name }]);
    expect(await signedIn.client.query(dailyAccountsQuery(language))).toContainEqual({
      id: '10',
      name,
    });
  }
});

test('a report that is cancelled is no failure', async () => {
  using backend = aBackend({ failures: [failing('postReport', 'timeout')] });
  const cancelling = new AbortController();
  const ended = backend.as('employee').run(loadReportMutation(), request(cancelling.signal));
  cancelling.abort();
  expect(await ended).toEqual({ kind: 'cancelled' });
});

test.each([
  ['malformed', { name: 'UnreadableReportError', problem: 'notBase64' }],
  ['nothing', { name: 'UnreadableReportError', problem: 'empty' }],
  ['500', { name: 'HttpError', status: 500 }],
  ['network', { name: 'NetworkError' }],
] as const)('a report that fails says how: %s', async (kind, error) => {
  using backend = aBackend({ failures: [failing('postReport', kind)] });
  const ended = backend.as('employee').run(loadReportMutation(), request());
  await expect(ended).rejects.toMatchObject(error);
});
