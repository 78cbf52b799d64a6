import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestDays } from './request-days.ts';
import { requestParts } from './request-parts.ts';

describe('requestParts', { tags: ['requests-16'] }, () => {
  test.each([
    ['Vacation 2.12.2026 – 4.12.2026', 'Vacation', '2026-12-02', '2026-12-04'],
    ['Vacation 2.12.2026', 'Vacation', '2026-12-02', '2026-12-02'],
    ['Dovolená 23. 12. 2026 - 31. 12. 2026', 'Dovolená', '2026-12-23', '2026-12-31'],
    ['Náhradní volno II (50 %) 2.12.2026', 'Náhradní volno II (50 %)', '2026-12-02', '2026-12-02'],
    ['Leave 2026-12-02 – 2026-12-04', 'Leave', '2026-12-02', '2026-12-04'],
    ['Vacation\u00a02.12.2026\u00a0– 4.12.2026', 'Vacation', '2026-12-02', '2026-12-04'],
  ])('parses “%s” as whole days', (text, account, first, last) => {
    expect(requestParts(text)).toEqual({ account, days: { first, last }, times: null });
  });

  test.each([
    ['Doctor 20.11.2026 8:00 – 10:30', 'Doctor', '2026-11-20T08:00:00', '2026-11-20T10:30:00'],
    [
      'Unavailability 14.12.2026 22:00 – 15.12.2026 2:00',
      'Unavailability',
      '2026-12-14T22:00:00',
      '2026-12-15T02:00:00',
    ],
    ['Unavailability 1.12.2026 22:00 – 6:00', 'Unavailability', '2026-12-01T22:00:00', '2026-12-02T06:00:00'],
  ])('parses “%s” as a part of a day', (text, account, begin, end) => {
    expect(requestParts(text)).toMatchObject({ account, times: { begin, end } });
    expect(requestParts(text)?.days).toEqual(requestDays(text));
  });

  test('parses 0:00 – 23:59 as a whole day', () => {
    expect(requestParts('Unavailability 3.12.2026 0:00 – 23:59')?.times).toBeNull();
  });

  test.each([
    ['no range', 'Vacation'],
    ['no account', '2.12.2026 – 4.12.2026'],
    ['words after the range', 'Vacation 2.12.2026 – 4.12.2026 (approved by phone)'],
    ['words in another order', 'Dovolenka od 01.02.2027 do 05.02.2027'],
    ['a single time', 'Doctor 20.11.2026 8:00'],
    ['a time on only one of two days', 'Doctor 20.11.2026 8:00 – 21.11.2026'],
    ['an end on the day before', 'Doctor 21.11.2026 10:30 – 20.11.2026 8:00'],
    ['equal times', 'Doctor 20.11.2026 8:00 – 8:00'],
    ['a time that does not exist', 'Doctor 20.11.2026 25:00 – 26:00'],
    ['a day that does not exist', 'Vacation 31.11.2026'],
    ['a day in the account as well', 'Leave for 1.5.2026 2.12.2026 – 4.12.2026'],
    ['a day before the account', '1.12.2026 Vacation 4.12.2026'],
    ['an empty text', ''],
  ])('returns null for %s', (_, text) => {
    expect(requestParts(text)).toBeNull();
  });

  test('returns the same days as requestDays for any text', () => {
    const piece = fc.constantFrom(
      'Vacation',
      '2.12.2026',
      '4. 12. 2026',
      '2026-12-06',
      '–',
      '-',
      '8:00',
      '16:30',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        const text = pieces.join(' ');
        const parts = requestParts(text);
        if (!parts) return;
        expect(parts.days).toEqual(requestDays(text));
        expect(text.startsWith(parts.account)).toBe(true);
      }),
    );
  });
});
