import type { LocalMonth } from '@selfservice/api/core/local-date';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromAddress, toAddress } from './month-in-address.ts';

const months = fc
  .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}` as LocalMonth);

test('reads any month back from its address', { tags: ['shell-4'] }, () => {
  fc.assert(
    fc.property(months, (month) => {
      expect(fromAddress(toAddress(month))).toBe(month);
    }),
  );
});

test('writes the same text for any text that is read as a month', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^\d{5,7}$/));
  fc.assert(
    fc.property(texts, (text) => {
      const month = fromAddress(text);
      expect(month === null ? text : toAddress(month)).toBe(text);
    }),
  );
});

test.each([undefined, '', '202613', '202600', '2026-11', '20261101', '000011', ' 202611', 'help'])(
  '%j is not a month',
  { tags: ['shell-4'] },
  (text) => expect(fromAddress(text)).toBeNull(),
);
