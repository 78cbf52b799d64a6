import { describe, expect, test } from 'vitest';
import { hasBlank } from './rows.ts';

const row = (top: number, bars = ['0+10']) => ({ top, bottom: top + 40, bars });

describe('hasBlank', () => {
  test('returns false if rows with intervals cover the whole span', () => {
    expect(hasBlank([row(-20), row(20), row(60)], { top: 0, bottom: 100 })).toBe(false);
  });

  test.each([
    ['there are no rows', []],
    ['a row has no interval', [row(0), row(40, []), row(80)]],
    ['a row is missing between others', [row(0), row(80)]],
    ['the first row is missing', [row(40), row(80)]],
    ['the last row is missing', [row(0), row(40)]],
  ])('returns true if %s', (_name, rows) => {
    expect(hasBlank(rows, { top: 0, bottom: 120 })).toBe(true);
  });
});
