import { expect, test, vi } from 'vitest';
import { oncePerItem } from './oncePerItem.ts';

test('asks once for each item', () => {
  const nameOf = vi.fn<(item: { name: string }) => string>(({ name }) => name);
  const known = oncePerItem(nameOf);
  const [jana, petr] = [{ name: 'Jana' }, { name: 'Petr' }];
  expect([jana, petr, jana, petr].map(known)).toEqual(['Jana', 'Petr', 'Jana', 'Petr']);
  expect(nameOf).toHaveBeenCalledTimes(2);
});

test('remembers that there is no answer', () => {
  const nothing = vi.fn<() => undefined>();
  const known = oncePerItem(nothing);
  const item = {};
  known(item);
  known(item);
  expect(nothing).toHaveBeenCalledOnce();
});
