import { expect, test } from 'vitest';
import { csvFile } from './csvFile.ts';

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
  expect(file.name).toBe('Přesčasy.csv');
  expect(file.type).toBe('text/csv;charset=utf-8');
});
