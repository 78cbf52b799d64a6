import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '@selfservice/api/core/language';
import { formatAmount, formatBalance, formatDays, formatHours, hourFormats } from './formatDuration.ts';

test.each([
  [765, '+12:45'],
  [0, '0:00'],
  [5, '+0:05'],
  [-7965, '−132:45'],
  [-59, '−0:59'],
])('formats a balance of %i minutes as %s', (minutes, text) => {
  expect(formatBalance(minutes)).toBe(text);
});

test('a formatted balance can be read back to the same minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), (minutes) => {
      const [, sign = '', hours = '', rest = ''] =
        /^([+−]?)(\d+):(\d{2})$/.exec(formatBalance(minutes)) ?? [];
      expect((Number(hours) * 60 + Number(rest)) * (sign === '−' ? -1 : 1) + 0).toBe(minutes + 0);
      expect(sign === '').toBe(minutes === 0);
    }),
  );
});

test('formats hours with their unit, and with a sign only below zero', () => {
  expect(formatHours(480)).toBe('8:00\u00a0h');
  expect(formatHours(6960)).toBe('116:00\u00a0h');
  expect(formatHours(-30)).toBe('−0:30\u00a0h');
});

test.each([
  ['en', 1, '1 day'],
  ['en', 5, '5 days'],
  ['en', -0.5, '−0.5 days'],
  ['cs', 1, '1 den'],
  ['cs', 2, '2 dny'],
  ['cs', 5, '5 dnů'],
  ['cs', 14.5, '14,5 dne'],
  ['sk', 1, '1 deň'],
  ['sk', 3, '3 dni'],
  ['sk', 5, '5 dní'],
  ['sk', 14.5, '14,5 dňa'],
] as const)('formats days in the right plural form in %s: %d', (language, days, text) => {
  expect(formatDays(days, language)).toBe(text.replace(' ', '\u00a0'));
});

test('formats hours without their unit', () => {
  expect(hourFormats(false, 'en').plain(-9893)).toBe('−164:53');
  expect(hourFormats(true, 'cs').plain(-510)).toBe('−8,50');
});

test.each([
  ['en', 510, '+8.50', '8.50\u00a0h'],
  ['cs', 510, '+8,50', '8,50\u00a0h'],
  ['sk', -7965, '−132,75', '−132,75\u00a0h'],
  ['cs', 0, '0,00', '0,00\u00a0h'],
  ['cs', -0, '0,00', '0,00\u00a0h'],
  ['en', 72_005, '+1200.08', '1200.08\u00a0h'],
] as const)('formats decimal hours in %s: %i minutes as %s', (language, minutes, balance, hours) => {
  const formats = hourFormats(true, language);
  expect([formats.balance(minutes), formats.hours(minutes)]).toEqual([balance, hours]);
});

test.each(languages)('a decimal balance in %s can be read back to the same minutes', (language) => {
  const { balance, hours, plain } = hourFormats(true, language);
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), (minutes) => {
      const [, sign = '', amount = ''] = /^([+−]?)(\d+[.,]\d{2})$/.exec(balance(minutes)) ?? [];
      const read = Math.round(Number(amount.replace(',', '.')) * 60) * (sign === '−' ? -1 : 1);
      expect(read + 0).toBe(minutes + 0);
      expect(sign === '').toBe(minutes === 0);
      // Only a balance has a plus sign.
      expect([plain(minutes), hours(minutes)]).toEqual(
        ['', '\u00a0h'].map((unit) => `${sign.replace('+', '')}${amount}${unit}`),
      );
    }),
  );
});

test.each(languages)('an amount of days keeps its sign in %s', (language) => {
  fc.assert(
    fc.property(fc.integer({ min: -1e4, max: 1e4 }), (hundredths) => {
      const days = hundredths / 100 + 0;
      const expected = days < 0 ? ['−', '−'] : ['', ''];
      const signOf = (text: string) => /^[^\d]*/.exec(text)?.[0];
      expect([formatDays(days, language), formatAmount(days, language)].map(signOf)).toEqual(expected);
    }),
  );
});

test('uses the ordinary formats without decimal hours', () => {
  expect(hourFormats(false, 'cs')).toEqual({
    hours: formatHours,
    plain: expect.any(Function),
    balance: formatBalance,
  });
});
