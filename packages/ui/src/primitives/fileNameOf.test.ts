import { expect, test } from 'vitest';
import { fileNameOf } from './fileNameOf.ts';

test.each([
  ['Přítomnost: A/B 2026-11-20.csv', 'Přítomnost- A-B 2026-11-20.csv'],
  ['report\u202Efdp.exe', 'report-fdp.exe'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['a\r\nb\u0000.ics', 'a-b-.ics'],
  ['CON.pdf', 'CON-.pdf'],
  ['..settings.txt', 'settings.txt'],
  ['  .csv', 'file.csv'],
  ['\u200B', '-'],
  ['   ', 'file'],
  ['note.tar.gz. ', 'note.tar.gz'],
])('%j becomes %j', (text, name) => {
  expect(fileNameOf(text)).toBe(name);
});

test('a long name is cut before its extension and between characters', () => {
  expect(fileNameOf(`${'😀'.repeat(300)}.pdf`)).toBe(`${'😀'.repeat(80)}.pdf`);
});
