import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { describeInDetail, describeInList } from './describeRequest.ts';

const today = localDate('2026-11-20');
const plain = (words: object) => JSON.parse(JSON.stringify(words).replaceAll('\u00a0', ' ')) as unknown;

test('describes whole days and their number', () => {
  const text = 'Vacation 2.12.2026 – 4.12.2026';
  expect(plain(describeInList(text, today, 'en'))).toEqual({
    what: 'Vacation',
    when: '2–4 Dec',
    length: '3 days',
  });
  expect(plain(describeInDetail(text, 'cs'))).toEqual({
    what: 'Vacation',
    when: 'st 2. – pá 4. 12. 2026',
    length: '3 dny',
  });
});

test('describes a part of a day and its hours', () => {
  const text = 'Doctor 20.11.2026 8:00 – 10:30';
  const words = { what: 'Doctor', length: '2:30 h' };
  expect(plain(describeInList(text, today, 'en'))).toEqual({ ...words, when: 'Fri 20 Nov 8:00–10:30' });
  expect(plain(describeInDetail(text, 'en'))).toEqual({ ...words, when: 'Fri 20 Nov 2026 8:00–10:30' });
});

test('returns a text that cannot be parsed as it is', { tags: ['requests-16'] }, () => {
  const text = 'Vacation (to be agreed) – Moravia';
  const words = { what: 'Vacation (to be agreed)\u00a0– Moravia', when: '', length: '' };
  expect(describeInList(text, today, 'en')).toEqual(words);
  expect(describeInDetail(text, 'en')).toEqual(words);
});
