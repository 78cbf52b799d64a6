import { languages } from '@selfservice/api/core/language';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSize } from './formatSize.ts';

test.each([
  ['en', 0, '0 B'],
  ['en', 1, '1 B'],
  ['en', 1023, '1023 B'],
  ['en', 1024, '1 KB'],
  ['en', 1536, '1.5 KB'],
  ['cs', 1536, '1,5 KB'],
  ['sk', 1024 ** 2 * 2.25, '2,3 MB'],
  ['en', 1024 ** 2 - 1, '1 MB'],
  ['en', 1024 ** 3, '1 GB'],
  ['cs', 1024 ** 4, '1024 GB'],
] as const)('formats in %s %i bytes as %s', (language, bytes, text) => {
  expect(formatSize(bytes, language)).toBe(text.replace(' ', '\u00a0'));
});

const sizes = fc.oneof(fc.nat(), fc.nat(5000), fc.integer({ min: 2 ** 30, max: 2 ** 40 }));

test('a formatted size is exact to one decimal place, and always below the next unit', () => {
  fc.assert(
    fc.property(sizes, fc.constantFrom(...languages), (bytes, language) => {
      const [, number = '', unit = ''] = /^([\d.,]+)\u00a0(\w+)$/.exec(formatSize(bytes, language)) ?? [];
      const power = ['B', 'KB', 'MB', 'GB'].indexOf(unit);
      const value = Number(number.replace(',', '.'));
      expect(Math.abs(value - bytes / 1024 ** power)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(value < 1024 || unit === 'GB').toBe(true);
      expect(value >= 1 || bytes === 0).toBe(true);
    }),
  );
});

test('a larger file never has a smaller formatted size', () => {
  const inBytes = (bytes: number) => {
    const [number = '', unit = ''] = formatSize(bytes, 'en').split('\u00a0');
    return Number(number) * 1024 ** ['B', 'KB', 'MB', 'GB'].indexOf(unit);
  };
  fc.assert(
    fc.property(sizes, sizes, (one, other) => {
      expect(inBytes(Math.min(one, other))).toBeLessThanOrEqual(inBytes(Math.max(one, other)));
    }),
  );
});
