import { expect, test } from 'vitest';
import { parseRequestId } from './parseRequestId.ts';

test('a number in the address is the id of a request', () => {
  expect(parseRequestId('50001')).toBe(50_001);
});

test.each(['abc', '1x', '', '-5', '1.5', 'NaN', 'Infinity'])('%j names no request', (text) => {
  expect(parseRequestId(text)).toBe(-1);
});
