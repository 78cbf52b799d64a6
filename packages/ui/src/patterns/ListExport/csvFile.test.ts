import { expect, test } from 'vitest';
import { csvFile } from './csvFile.ts';

test('it is named by what it holds, without what no file system takes', () => {
  expect(csvFile('Přítomnost: A/B 2026-11-20', [['Jméno']], 'cs').name).toBe(
    'Přítomnost- A-B 2026-11-20.csv',
  );
});

test("it is written as the language's spreadsheets read it", async () => {
  const file = csvFile(
    'Přesčasy',
    [
      ['Jméno', 'Dny'],
      ['Novák', 1.5],
    ],
    'cs',
  );
  expect(await file.text()).toContain('Novák;"1,5"\r\n');
  expect(file.type).toBe('text/csv;charset=utf-8');
});
