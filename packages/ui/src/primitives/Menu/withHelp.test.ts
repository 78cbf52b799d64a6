import { expect, test } from 'vitest';
import { withHelp } from './MenuHelp.ts';

const help = { id: 'help', label: 'Help', href: '/help' };
const commands = { label: 'List', items: [{ id: 'print', label: 'Print' }] };
const choice = { label: 'Order', selectedId: 'day', items: [{ id: 'day', label: 'By day' }] };

test('appends Help to a menu of commands that lacks it', () => {
  expect(withHelp([commands], help)).toEqual([commands, { label: 'Help', items: [help] }]);
  expect(withHelp([choice, commands], help).at(-1)).toEqual({ label: 'Help', items: [help] });
});

test('does not change a menu with a Help entry', () => {
  const own = [{ label: 'List', items: [{ id: 'help', label: 'My help' }, ...commands.items] }, choice];
  expect(withHelp(own, help)).toEqual(own);
});

test('does not change a menu that only selects a value', () => {
  expect(withHelp([choice], help)).toEqual([choice]);
});

test('does not change a menu without a Help entry in the context', () => {
  expect(withHelp([commands], null)).toEqual([commands]);
});
