import { expect, test } from 'vitest';
import { createHostileAnswers, textFields } from './hostile-answers.ts';
import { payloads } from './payloads.ts';

test('there are at least 60 payloads with unique names and texts', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(60);
  expect(new Set(payloads.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(payloads.length);
  expect(new Set(payloads.map(({ text }) => text)).size).toBe(payloads.length);
});

test('the fields of texts are found in lists, optional and recursive schemas, and dates are not among them', () => {
  const found = textFields().map(({ call, path }) => `${call} ${path}`);
  expect(found).toContain('postPresence Results[].FullName');
  expect(found).toContain('postMyPlan customizableTexts.sign');
  expect(found).toContain('getReportHierarchy [].items[].caption');
  expect(found).toContain('getUserLanguage ');
  expect(found).not.toContain('postPresence Results[].LAST_TIME');
  expect(found.length).toBeGreaterThan(150);
});

const rows = [{ ID_UCET: 1, NAZEV: 'Vacation', ZKRATKA: 'V' }];

test('texts are replaced, numbers stay, and an answer is the same every time', () => {
  const rewrite = () => createHostileAnswers(1).rewrite('postRequestAccounts', rows);
  expect(rewrite()).toEqual(rewrite());
  expect(rewrite()).toEqual([
    { ID_UCET: 1, NAZEV: expect.not.stringMatching(/^Vacation$/), ZKRATKA: expect.not.stringMatching(/^V$/) },
  ]);
});

test('rows and seeds differ, and enough rows have every payload', () => {
  const many = Array.from({ length: payloads.length }, () => rows[0]);
  const answers = createHostileAnswers(1);
  answers.rewrite('postRequestAccounts', many);
  expect(answers.used.size).toBe(payloads.length);
  expect(createHostileAnswers(2).rewrite('postRequestAccounts', many)).not.toEqual(
    createHostileAnswers(1).rewrite('postRequestAccounts', many),
  );
});

test('references stay, so that rows still belong together', () => {
  const person = { IXS_REF: '0001001', OcFullName: 'Jana' };
  const [rewritten] = createHostileAnswers(1).rewrite('getRequestPeople', [person]) as (typeof person)[];
  expect(rewritten?.IXS_REF).toBe('0001001');
  expect(rewritten?.OcFullName).not.toBe('Jana');
});
