import { MutationObserver } from '@tanstack/react-query';
import { languages } from '@selfservice/api/core/language';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, test, vi } from 'vitest';
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

test(
  'the server makes each report from the sent parameters, as a PDF',
  { tags: ['reports-21', 'reports-22'] },
  async () => {
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
  },
);

test("returns the server's reports in its groups", { tags: ['reports-23'] }, async () => {
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

test(
  'returns accounts in the language, with their ids as sent',
  { tags: ['reports-18', 'reports-24'] },
  async () => {
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
  },
);

test('a report that is no longer shown is not kept in memory', async () => {
  using backend = aBackend();
  const { client } = backend.as('employee');
  const dialog = new MutationObserver(client, loadReportMutation());
  const close = dialog.subscribe(() => {});
  await dialog.mutate(request());
  close();
  await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});

test('a cancelled report is not a failure', { tags: ['reports-10'] }, async () => {
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
] as const)(
  'a failed report rejects with its cause: %s',
  { tags: ['reports-25', 'reports-26'] },
  async (kind, error) => {
    using backend = aBackend({ failures: [failing('postReport', kind)] });
    const ended = backend.as('employee').run(loadReportMutation(), request());
    await expect(ended).rejects.toMatchObject(error);
  },
);
