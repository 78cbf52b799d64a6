import { expect, test } from 'vitest';
import { aDecidedRequest, aRequest } from '../../requests/requests.fixtures.ts';
import { createItemMaker } from './approvalItems.ts';
import { withRange } from './withRange.ts';

const items = createItemMaker(() => '')(
  [1, 2, 3, 4].map((id) => ({
    request: id === 2 ? aDecidedRequest('approved', { id }) : aRequest({ id }),
    progress: null,
  })),
);

test.each([
  ['downwards', '1', '3', ['1', '3']],
  ['upwards', '4', '3', ['3', '4']],
  ['of one row', '4', '4', ['4']],
  ['from a row that is not in the list', '9', '4', []],
])('a range %s contains the open requests', (_, from, to, expected) => {
  expect([...withRange(new Set(), items, from, to)].toSorted()).toEqual(expected);
});

test('a range is added to the selection', () => {
  expect([...withRange(new Set(['1']), items, '3', '4')]).toEqual(['1', '3', '4']);
});
