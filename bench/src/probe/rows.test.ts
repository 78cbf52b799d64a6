import { describe, expect, test } from 'vitest';
import { hasBlank } from './rows.ts';

const row = (top: number, bars = ['0+10']) => ({ top, bottom: top + 40, bars });

describe('a stretch of rows', () => {
  test('is whole where rows with bars follow each other over all of it', () => {
    expect(hasBlank([row(-20), row(20), row(60)], { top: 0, bottom: 100 })).toBe(false);
  });

  test.each([
    ['nothing is there', []],
    ['a row has no bar', [row(0), row(40, []), row(80)]],
    ['a row is missing between others', [row(0), row(80)]],
    ['the first row is missing', [row(40), row(80)]],
    ['the last row is missing', [row(0), row(40)]],
  ])('has a blank where %s', (_name, rows) => {
    expect(hasBlank(rows, { top: 0, bottom: 120 })).toBe(true);
  });
});
