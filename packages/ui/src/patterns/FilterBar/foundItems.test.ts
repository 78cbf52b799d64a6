import { expect, test } from 'vitest';
import { foundItems } from './foundItems.ts';

const people = [
  { name: 'Beran Jan', place: 2 },
  { name: 'Hora Petr', place: 1 },
  { name: 'Žák Jan', place: 1 },
];
const rules = {
  textOf: ({ name }: { name: string }) => name,
  sortKeys: { name: null, place: ({ place }: { place: number }) => place },
};
const find = (search: string, order: 'name' | 'place') =>
  foundItems(people, rules, search, order).map(({ name }) => name);

test('keeps the given order of items if the sort order has no key', () => {
  expect(find('', 'name')).toEqual(['Beran Jan', 'Hora Petr', 'Žák Jan']);
});

test('sorts by the key of the sort order and keeps the order of items with the same key', () => {
  expect(find('', 'place')).toEqual(['Hora Petr', 'Žák Jan', 'Beran Jan']);
});

test('ignores accents in the search, then sorts', () => {
  expect(find('jan', 'place')).toEqual(['Žák Jan', 'Beran Jan']);
  expect(find('zak jan', 'name')).toEqual(['Žák Jan']);
});
