import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { reportFileName } from './reportWords.ts';

const today = localDate('2026-11-20');

test('has the name of the report and the day', { tags: ['reports-8'] }, () => {
  expect(reportFileName('Zůstatek dovolené', today)).toBe('Zůstatek dovolené 2026-11-20.pdf');
});

test('replaces characters that a file name must not have', { tags: ['reports-8'] }, () => {
  expect(reportFileName(' Mzdy / příplatky: "noc"?\n', today)).toBe('Mzdy příplatky noc 2026-11-20.pdf');
});
