import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { pageWords, shortPageWords } from './pageWords.ts';

const plain = (text: string) => text.replace(/\s*–\s*/g, '–').replace(/\s/g, ' ');
const page = (from: string, to: string) => ({ from: localDate(from), to: localDate(to) });

test('pageWords returns one day with its weekday, and several as a range', () => {
  expect(pageWords(page('2026-11-20', '2026-11-20'), 'en')).toBe('Fri\u00a020\u00a0Nov\u00a02026');
  expect(plain(pageWords(page('2026-11-16', '2026-11-22'), 'en'))).toBe('16–22 Nov 2026');
  expect(plain(pageWords(page('2026-12-28', '2027-01-03'), 'en'))).toBe('28 Dec 2026–3 Jan 2027');
  expect(plain(pageWords(page('2026-11-16', '2026-11-22'), 'cs'))).toBe('16.–22. 11. 2026');
});

test('shortPageWords leaves out the year', () => {
  expect(plain(shortPageWords(page('2026-11-16', '2026-11-22'), 'en'))).toBe('16–22 Nov');
  expect(plain(shortPageWords(page('2026-11-30', '2026-12-06'), 'cs'))).toBe('30. 11.–6. 12.');
  expect(plain(shortPageWords(page('2026-11-20', '2026-11-20'), 'en'))).toBe('Fri 20 Nov');
  expect(plain(shortPageWords(page('2026-11-20', '2026-11-20'), 'sk'))).toBe('pi 20. 11.');
});
