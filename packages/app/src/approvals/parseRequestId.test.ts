import { expect, test } from 'vitest';
import { parseRequestId } from './parseRequestId.ts';

test('returns the number of the address as the id of a request', { tags: ['approvals-13'] }, () => {
  expect(parseRequestId('50001')).toBe(50_001);
});

test.each(['abc', '1x', '', '-5', '1.5', 'NaN', 'Infinity'])(
  'returns -1 for %j',
  { tags: ['approvals-14'] },
  (text) => {
    expect(parseRequestId(text)).toBe(-1);
  },
);
