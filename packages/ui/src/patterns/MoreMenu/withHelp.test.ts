import { expect, test } from 'vitest';
import { withHelp } from './withHelp.ts';

const help = { label: 'Help', href: '/help' };

test('Help is appended to a menu that lacks it', () => {
  expect(withHelp([{ id: 'a', label: 'A' }], help).map(({ id }) => id)).toEqual(['a', 'help']);
  expect(withHelp([], help)).toEqual([{ id: 'help', ...help }]);
});

test('a menu that has Help keeps its own', () => {
  const own = [
    { id: 'help', label: 'My help' },
    { id: 'a', label: 'A' },
  ];
  expect(withHelp(own, help)).toEqual(own);
});
