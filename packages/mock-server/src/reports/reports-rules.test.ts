import { languages } from '@selfservice/api/core/language';
import { expect, test } from 'vitest';
import { people } from '../core/people.ts';
import { aDatabase } from '../requests/requests.fixtures.ts';
import { sendCall } from '../send-call.fixtures.ts';
import { lastPassesOf } from '../terminal/last-passes.ts';
import { pdfPages } from './pdf-text.fixtures.ts';
import { reportKinds } from './report-kinds.ts';

const jana = people.employee.ref;

const good: Record<string, string> = {
  person: jana,
  date: '2026-11-20T00:00:00Z',
  month: '2026-10-01T00:00:00Z',
  from: '2026-11-02T00:00:00Z',
  to: '2026-11-20T00:00:00Z',
  monthFrom: '2026-01-01T00:00:00Z',
  monthTo: '2026-02-01T00:00:00Z',
  account: '10',
  holidayAccount: '10',
  source: 'worksheet',
};

function parametersOf(names: readonly string[], changed: Record<string, string> = {}) {
  return [...names, 'lang'].map((name) => ({
    Item1: name,
    Item2: changed[name] ?? good[name] ?? (name === 'lang' ? 'en' : 'true'),
  }));
}

const parametersNamed = (className: string) =>
  reportKinds.find((kind) => kind.className === className)?.parameters ?? [];

function ask(className: string, changed: Record<string, string> = {}, scenario = {}) {
  const body = { Value: className, Value2: parametersOf(parametersNamed(className), changed) };
  return sendCall('postReport', { body }, scenario);
}

async function pagesOf({ status, text }: { status: number; text: string }): Promise<string[]> {
  expect(status).toBe(200);
  return pdfPages(Buffer.from(JSON.parse(text) as string, 'base64'));
}

const refusal = (status: number, words: string) => ({ status, text: JSON.stringify({ Message: words }) });

test('the report of first and last passes has the passes of the terminal', async () => {
  const pages = await pagesOf(await ask('Reports.FirstLastPasses'));
  const passes = lastPassesOf(aDatabase(), jana, 'en').filter(({ Date }) => Date.startsWith('2026-11-16'));
  const [last, first] = [passes[0], passes.at(-1)].map((pass) => pass?.Date.slice(11, 16).replace(/^0/, ''));
  expect(pages[0]).toContain(`Mon, 16 November 2026 ${first} ${last}`);
  // A public holiday has none.
  expect(pages[0]).not.toContain('17 November 2026');
});

test(
  'a report is a PDF with its parameters in the requested language',
  { tags: ['reports-21', 'reports-22'] },
  async () => {
    const [page] = await pagesOf(await ask('Reports.RuleViolations', { lang: 'cs' }));
    for (const words of [
      'Porušení pravidel',
      'Osoba Dvořáková Jana (100234)',
      'Od 2. listopadu 2026',
      'Do 20. listopadu 2026',
      'Zdroj Pracovní list',
      'Denní směna',
      'ěščřžýáíéúůťďň ľĺŕôäó',
    ])
      expect(page).toContain(words);
  },
);

test('the reports about vacation have the amounts of home, in the requested language', async () => {
  const [remaining] = await pagesOf(await ask('Reports.VacationRemaining', { lang: 'cs' }));
  expect(remaining).toContain('Účet Nárok Čerpáno Zbývá Dovolená 29,5 15 14,5 Zdravotní volno 3 1 2');
  const [statistics] = await pagesOf(await ask('Reports.VacationStatistics'));
  expect(statistics).toContain('July 2026 10');
  expect(statistics).toContain('November 2026 2 Entitled 2026 29.5 Taken 2026 15 Remaining 2026 14.5');
});

test('the plan and the worksheet have the vacation of the employee', async () => {
  const november = { month: '2026-11-01T00:00:00Z' };
  const plan = (await pagesOf(await ask('Reports.Plan', november))).join(' ');
  expect(plan).toContain('18 November 2026 Vacation Thu');
  const worksheet = (await pagesOf(await ask('Reports.Worksheet', november))).join(' ');
  expect(worksheet).toMatch(/18 November 2026 Vacation \d+:\d\d 0:00/);
});

test('every report can be made, on as many pages as necessary', async () => {
  const counts = new Map<string, number>();
  for (const { className } of reportKinds)
    counts.set(className, (await pagesOf(await ask(className))).length);
  expect(counts.get('Reports.VacationRemaining')).toBe(1);
  expect(counts.get('Reports.BalanceStatistics')).toBeGreaterThan(1);
});

test('the same report at the same time gives the same file', async () => {
  expect(await ask('Reports.Plan')).toEqual(await ask('Reports.Plan'));
});

test.each(['disabledActions', 'invisibleActions'])(
  'refuses a report without permission: %s',
  { tags: ['reports-19', 'reports-20'] },
  async (list) => {
    for (const { className, permission } of reportKinds) {
      if (!permission) continue;
      const answer = await ask(className, {}, { [list]: [permission] });
      expect(answer).toEqual(refusal(403, 'You are not allowed to do this.'));
    }
  },
);

test.each<[string, Record<string, string>, number, string]>([
  ['another person', { person: people.approver.ref }, 403, 'You are not allowed to do this.'],
  [
    'a day that is no date-time',
    { from: '2026-11-02' },
    400,
    'from: “2026-11-02” is no value of this parameter.',
  ],
  ['a day with a time', { from: '2026-11-02T08:00:00Z' }, 400, 'from: a date is written at 00:00:00.'],
  ['an unknown language', { lang: 'de' }, 400, 'lang: “de” is no value of this parameter.'],
  [
    'an end before the beginning',
    { to: '2026-11-01T00:00:00Z' },
    400,
    'The first day is after the last one.',
  ],
  ['an unknown source', { source: 'True' }, 400, 'source: “True” is no value of this parameter.'],
])('refuses %s', { tags: ['reports-21'] }, async (_, changed, status, words) => {
  expect(await ask('Reports.RuleViolations', changed)).toEqual(refusal(status, words));
});

test(
  'requires the first day of a month, and true or false for a flag',
  { tags: ['reports-21'] },
  async () => {
    expect(await ask('Reports.Plan', { month: '2026-10-02T00:00:00Z' })).toEqual(
      refusal(400, 'month: a month is written as its first day.'),
    );
    expect(await ask('Reports.Plan', { codes: 'True' })).toEqual(
      refusal(400, 'codes: “True” is no value of this parameter.'),
    );
  },
);

test('requires an account that can be chosen', async () => {
  expect(await ask('Reports.VacationStatistics', { holidayAccount: '21' })).toEqual(
    refusal(400, 'holidayAccount: “21” is no value of this parameter.'),
  );
  expect(await ask('Reports.DailyAccounts', { account: '7' })).toEqual(
    refusal(400, 'account: “7” is no value of this parameter.'),
  );
});

test('refuses an unknown report, and missing, duplicate and unknown parameters', async () => {
  const send = (className: string, names: readonly string[]) =>
    sendCall('postReport', { body: { Value: className, Value2: parametersOf(names) } });
  const className = 'Reports.VacationRemaining';
  expect(await send('Reports.Nothing', [])).toEqual(refusal(400, 'There is no report Reports.Nothing.'));
  expect(await send(className, ['person'])).toEqual(refusal(400, 'The parameter date is missing.'));
  expect(await send(className, ['person', 'date', 'date'])).toEqual(
    refusal(400, 'The parameter date is there twice.'),
  );
  expect(await send(className, ['person', 'date', 'codes'])).toEqual(
    refusal(400, 'The report has no parameter codes.'),
  );
  expect(await send('Canteen.Meals', ['person', 'from', 'to'])).toEqual(
    refusal(400, 'The report has no parameter person.'),
  );
  const body = { Value: className, Value2: parametersOf(['person', 'date']).slice(0, 2) };
  expect(await sendCall('postReport', { body })).toEqual(refusal(400, 'The parameter lang is missing.'));
});

test(
  'the hierarchy has nested groups, imported reports and a built-in report',
  { tags: ['reports-23'] },
  async () => {
    for (const culture of languages) {
      const { text } = await sendCall('getReportHierarchy', {
        query: { culture, callingApp: 'SelfService' },
      });
      for (const part of ['"ImportedReports"', '"Reports.Worksheet"', '"className":null,"items":[{'])
        expect(text).toContain(part);
    }
    const query = { culture: 'en', callingApp: 'SelfService' };
    expect((await sendCall('getReportHierarchy', { person: 'firstDay', query })).text).toBe('[]');
    expect((await sendCall('getReportHierarchy', { query: { ...query, callingApp: 'App' } })).status).toBe(
      400,
    );
  },
);
