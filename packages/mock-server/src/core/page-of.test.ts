import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';
import { Refusal } from './refusals.ts';

const rows = [1, 2, 3, 4];

test('returns the requested page, and the total only if requested', () => {
  expect(pageOf(rows, { $skip: '0', $top: '1001' })).toEqual({ Results: rows });
  expect(pageOf(rows, { $skip: '1', $top: '2', $inlinecount: 'allpages' })).toEqual({
    Results: [2, 3],
    InlineCount: 4,
  });
});

test.each([
  { $skip: '', $top: '1001' },
  { $skip: '0', $top: 'all' },
  { $skip: '0', $top: '1001', $inlinecount: 'none' },
])('refuses %j', (query) => {
  const refusal = pageOf(rows, query);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ status: 400 });
});
