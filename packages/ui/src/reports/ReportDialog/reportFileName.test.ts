import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { reportFileName } from './reportFileName.ts';

const today = localDate('2026-11-20');

test('a report is saved under its name and the day', () => {
  expect(reportFileName('Zůstatek dovolené', today)).toBe('Zůstatek dovolené 2026-11-20.pdf');
});

test('what no file may be called by makes way', () => {
  expect(reportFileName(' Mzdy / příplatky: "noc"?\n', today)).toBe('Mzdy příplatky noc 2026-11-20.pdf');
});
