import { expect, test, vi } from 'vitest';
import { memoizeByItem } from './memoizeByItem.ts';

test('memoizeByItem calls the function once for each item', () => {
  const nameOf = vi.fn<(item: { name: string }) => string>(({ name }) => name);
  const known = memoizeByItem(nameOf);
  const [jana, petr] = [{ name: 'Jana' }, { name: 'Petr' }];
  expect([jana, petr, jana, petr].map(known)).toEqual(['Jana', 'Petr', 'Jana', 'Petr']);
  expect(nameOf).toHaveBeenCalledTimes(2);
});

test('memoizeByItem remembers undefined', () => {
  const nothing = vi.fn<() => undefined>();
  const known = memoizeByItem(nothing);
  const item = {};
  known(item);
  known(item);
  expect(nothing).toHaveBeenCalledOnce();
});
