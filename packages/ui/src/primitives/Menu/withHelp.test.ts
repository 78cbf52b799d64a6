import { expect, test } from 'vitest';
import { withHelp } from './withHelp.ts';

const help = { id: 'help', label: 'Help', href: '/help' };
const commands = { label: 'List', items: [{ id: 'print', label: 'Print' }] };
const choice = { label: 'Order', selectedId: 'day', items: [{ id: 'day', label: 'By day' }] };

test('appends Help to a menu of commands that lacks it', () => {
  expect(withHelp([commands], help)).toEqual([commands, { label: 'Help', items: [help] }]);
  expect(withHelp([choice, commands], help).at(-1)).toEqual({ label: 'Help', items: [help] });
});

test('leaves a menu that has Help as it is', () => {
  const own = [{ label: 'List', items: [{ id: 'help', label: 'My help' }, ...commands.items] }, choice];
  expect(withHelp(own, help)).toEqual(own);
});

test('leaves a menu that only chooses a value as it is', () => {
  expect(withHelp([choice], help)).toEqual([choice]);
});

test('leaves a menu as it is where there is no help', () => {
  expect(withHelp([commands], null)).toEqual([commands]);
});
