import { expect, test } from 'vitest';
import { csvFile } from './csvFile.ts';

test('replaces characters in the file name that file systems do not allow', () => {
  expect(csvFile('Přítomnost: A/B 2026-11-20', [['Jméno']], 'cs').name).toBe(
    'Přítomnost- A-B 2026-11-20.csv',
  );
});

test('writes the content with the separators of the language', async () => {
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
