import { expect, test } from 'vitest';
import { HttpError } from '../core/errors.ts';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import type { WorksheetRequest } from './worksheet-query.ts';
import {
  placeholderWorksheet,
  signWorksheetMutation,
  worksheetParametersQuery,
  worksheetQuery,
} from './worksheet-query.ts';
import { stateOfWorksheet } from './worksheet-state.ts';

const personRef = refOf('employee');
const october = '2026-10' as LocalMonth;
const november = '2026-11' as LocalMonth;
const request: WorksheetRequest = {
  personRef,
  month: october,
  endDate: '2026-10-31' as LocalDate,
  language: 'en',
};

test(
  'fetches a worksheet from the first day of its month, in the language',
  { tags: ['worksheet-45'] },
  async () => {
    using backend = aBackend();
    const sheet = await backend.as('employee').client.query(worksheetQuery(request));
    expect(backend.sent[0]?.body).toEqual({
      StartDate: '2026-10-01T00:00:00Z',
      EndDate: '2026-10-31T00:00:00Z',
      SelectedIxsRef: '0001001',
      Lang: 'en',
    });
    expect(sheet).toMatchObject({ month: october, fullName: 'Dvořáková Jana', personalNumber: '100234' });
  },
);

test('returns null for a month without a worksheet', { tags: ['worksheet-17'] }, async () => {
  using backend = aBackend();
  const nothing = { ...request, month: '2025-09' as LocalMonth, endDate: '2025-09-30' as LocalDate };
  expect(await backend.as('employee').client.query(worksheetQuery(nothing))).toBeNull();
});

test(
  'signing sends person, month and version, and invalidates the month, the dashboard and the worksheet states',
  { tags: ['worksheet-48', 'worksheet-52'] },
  async () => {
    using backend = aBackend();
    const signedIn = backend.as('employee');
    const { client } = signedIn;
    const query = worksheetQuery(request);
    await client.query(query);
    const others = [['dashboard'], ['worksheet-states'], ['worksheet', 'attachments'], ['my-plan']];
    for (const key of others) client.setQueryData(key, 'x');
    await signedIn.run(signWorksheetMutation(), request);

    const call = backend.sent.find(({ call }) => call === 'SelfService_SignWorksheet');
    expect(call?.body).toEqual({ Value: '0001001', Value2: '2026-10-01T00:00:00Z', Value3: '2.43' });
    const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
    expect([query.queryKey, ...others].map(isStale)).toEqual([true, true, true, false, false]);
    const signed = await client.fetchQuery({ ...query, staleTime: 0 });
    expect(signed && stateOfWorksheet(signed)).toBe('signedElectronically');
    expect(signed?.signature).toMatchObject({ by: 'Dvořáková Jana', at: '2026-11-20T08:00:00' });
  },
);

test('a refused signature rejects with the server’s message', { tags: ['worksheet-55'] }, async () => {
  using backend = aBackend();
  const signing = backend.as('employee').run(signWorksheetMutation(), { ...request, month: november });
  await expect(signing).rejects.toThrow('The worksheet has not been confirmed yet.');
  await expect(signing).rejects.toBeInstanceOf(HttpError);
});

test('the parameters are fetched once in a session', { tags: ['worksheet-47'] }, async () => {
  using backend = aBackend({ worksheetParameters: { VYP_ZOBRHODDEC: '1' } });
  const query = worksheetParametersQuery();
  const parameters = await backend.as('employee').client.query(query);
  expect(parameters).toMatchObject({
    previousMonthDays: 10,
    computeToToday: 'today',
    hasDecimalHours: true,
  });
  expect(parameters.signTexts).toHaveLength(3);
  await backend.as('employee').client.query(query);
  expect(backend.sent).toHaveLength(1);
});

test('placeholderWorksheet returns the shown worksheet only for another end of the same month', async () => {
  using backend = aBackend();
  const sheet = await backend.as('employee').client.query(worksheetQuery(request));
  const of = (changes: Partial<WorksheetRequest>) =>
    placeholderWorksheet(sheet, request, { ...request, ...changes });
  expect(of({ endDate: '2026-10-20' as LocalDate })).toBe(sheet);
  expect(of({ month: november })).toBeUndefined();
  expect(of({ personRef: '0001002' })).toBeUndefined();
  expect(of({ language: 'cs' })).toBeUndefined();
  expect(placeholderWorksheet(null, request, request)).toBeUndefined();
  expect(placeholderWorksheet(undefined, undefined, request)).toBeUndefined();
});
