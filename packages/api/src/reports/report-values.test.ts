import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import { localDate } from '../core/local-date.ts';
import { addDays, addMonths } from '../core/local-date-arithmetic.ts';
import { builtInReports } from './built-in-reports.ts';
import type { ReportValues } from './report-values.ts';
import {
  freshValues,
  missingParameters,
  readUsedValues,
  startValues,
  toUsedValues,
  toWireParameters,
  withValue,
} from './report-values.ts';

const today = localDate('2026-11-20');
const fresh = freshValues(today);
const whose = { personRef: '0001001', language: 'cs' } as const;
const days = fc.integer({ min: -400, max: 400 }).map((count) => addDays(today, count));
const months = fc.integer({ min: -40, max: 40 }).map((count) => addMonths('2026-11' as LocalMonth, count));
const periods = ['from', 'to', 'monthFrom', 'monthTo'] as const;
const change: fc.Arbitrary<[(typeof periods)[number], LocalDate & LocalMonth]> = fc.oneof(
  fc.tuple(fc.constantFrom(...(['from', 'to'] as const)), days as fc.Arbitrary<LocalDate & LocalMonth>),
  fc.tuple(
    fc.constantFrom(...(['monthFrom', 'monthTo'] as const)),
    months as fc.Arbitrary<LocalDate & LocalMonth>,
  ),
);

test('a period is never reversed, and the changed end keeps its value', { tags: ['reports-16'] }, () => {
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      let values: ReportValues = fresh;
      for (const [name, value] of changes) {
        values = withValue(values, name, value);
        expect(values[name]).toBe(value);
        expect((values.from ?? '') <= (values.to ?? '')).toBe(true);
        expect(values.monthFrom <= values.monthTo).toBe(true);
      }
    }),
  );
});

test('the other end moves only if necessary, and never if it is empty', { tags: ['reports-16'] }, () => {
  const later = withValue(fresh, 'to', localDate('2026-12-24'));
  expect(later.from).toBe('2026-11-01');
  const unknown = withValue(later, 'from', null);
  expect(unknown.to).toBe('2026-12-24');
  expect(withValue(unknown, 'to', localDate('2026-01-01')).from).toBeNull();
});

const sentFor = (id: string) =>
  toWireParameters(
    builtInReports.find((report) => report.id === id)?.parameters ?? [],
    { ...fresh, account: '40', holidayAccount: '10' },
    whose,
  ).map(({ Item1, Item2 }) => `${Item1}=${Item2}`);

test.each([
  ['vacationRemaining', ['person=0001001', 'date=2026-11-20T00:00:00Z', 'lang=cs']],
  ['vacationStatistics', ['person=0001001', 'holidayAccount=10', 'currentYear=true', 'lang=cs']],
  [
    'worksheet',
    ['person=0001001', 'month=2026-11-01T00:00:00Z', 'breaks=false', 'intervals=false', 'lang=cs'],
  ],
  [
    'ruleViolations',
    ['person=0001001', 'from=2026-11-01T00:00:00Z', 'to=2026-11-20T00:00:00Z', 'source=all', 'lang=cs'],
  ],
  [
    'dailyAccounts',
    ['person=0001001', 'from=2026-11-01T00:00:00Z', 'to=2026-11-20T00:00:00Z', 'account=40', 'lang=cs'],
  ],
  [
    'balanceStatistics',
    [
      'person=0001001',
      'monthFrom=2026-01-01T00:00:00Z',
      'monthTo=2026-11-01T00:00:00Z',
      'extended=false',
      'lang=cs',
    ],
  ],
])('sends %s with its parameters', { tags: ['reports-21'] }, (id, sent) => {
  expect(sentFor(id)).toEqual(sent);
});

test('names missing parameters and does not send them', { tags: ['reports-17'] }, () => {
  const parameters = ['person', 'from', 'to', 'account'] as const;
  const values = { ...fresh, from: null };
  expect(missingParameters(parameters, values)).toEqual(['from', 'account']);
  expect(() => toWireParameters(parameters, values, whose)).toThrow(RangeError);
});

test(
  'starts with fresh dates and with the flags, accounts and source of the last use',
  { tags: ['reports-9'] },
  () => {
    const last = {
      ...freshValues(localDate('2025-03-02')),
      account: '40',
      holidayAccount: '10',
      source: 'plan' as const,
      changes: true,
      currentYear: false,
    };
    const { account, holidayAccount, source, changes, currentYear } = last;
    expect(startValues(today, toUsedValues(last))).toEqual({
      ...fresh,
      account,
      holidayAccount,
      source,
      changes,
      currentYear,
    });
    expect(startValues(today, null)).toEqual(fresh);
  },
);

test('stores used values without dates, and drops values that do not parse', { tags: ['reports-9'] }, () => {
  const plan = toUsedValues(fresh);
  const worksheet = toUsedValues({ ...fresh, from: null, account: '10' });
  expect(Object.keys(plan)).not.toContain('date');
  const used = { 'Reports.Plan': plan, 'Reports.Worksheet': worksheet };
  expect(readUsedValues(JSON.parse(JSON.stringify(used)))).toEqual(used);
  expect(readUsedValues({ 'Reports.Plan': fresh })).toEqual({ 'Reports.Plan': plan });
  for (const part of [{ source: 'x' }, { breaks: 1 }, { account: 1 }])
    expect(readUsedValues({ ...used, 'Reports.Worksheet': { ...worksheet, ...part } })).toEqual({
      'Reports.Plan': plan,
    });
  for (const nothing of [undefined, null, 'x', []]) expect(readUsedValues(nothing)).toEqual({});
});
