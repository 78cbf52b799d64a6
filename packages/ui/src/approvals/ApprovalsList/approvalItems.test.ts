import { expect, test } from 'vitest';
import { aRequest } from '../../requests/requests.fixtures.ts';
import { createItemMaker } from './approvalItems.ts';

const listed = [1, 2].map((id) => ({ request: aRequest({ id }), progress: null }));

test('labels listed requests', () => {
  const make = createItemMaker(({ request, progress }) => [request.id, progress].join(' '));
  const [first] = make([{ request: aRequest({ id: 1 }), progress: 'approving' }]);
  expect(first).toMatchObject({ id: '1', label: '1 approving', progress: 'approving' });
});

test('returns the same items for the same requests, and the same list for the same list', () => {
  const make = createItemMaker(() => '');
  const items = make(listed);
  expect(make(listed)).toBe(items);
  expect(make(listed.toReversed())[0]).toBe(items[1]);
});

test('returns the same empty list while the requests are loading', () => {
  const make = createItemMaker(() => '');
  expect(make(undefined)).toBe(make(undefined));
});
