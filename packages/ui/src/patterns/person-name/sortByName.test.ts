import { expect, test } from 'vitest';
import { sortByName } from './sortByName.ts';

const itself = (name: string) => name;

test('ignores degrees before a name', () => {
  expect(sortByName(['Ing. Svoboda Petr, Ph.D.', 'Zeman Jan', 'Malá Eva'], itself, 'en')).toEqual([
    'Malá Eva',
    'Ing. Svoboda Petr, Ph.D.',
    'Zeman Jan',
  ]);
});

test('sorts by the alphabet of the language', () => {
  const names = ['Chalupa Jan', 'Cibulka Jan', 'Hora Jan', 'Čech Jan'];
  expect(sortByName(names, itself, 'en')).toEqual(['Čech Jan', 'Chalupa Jan', 'Cibulka Jan', 'Hora Jan']);
  for (const language of ['cs', 'sk'] as const)
    expect(sortByName(names, itself, language)).toEqual([
      'Cibulka Jan',
      'Čech Jan',
      'Hora Jan',
      'Chalupa Jan',
    ]);
});

test('keeps the order of equal names and does not change the given list', () => {
  const rows = [
    { id: 1, name: 'Novák Jan' },
    { id: 2, name: 'Novák Jan' },
    { id: 3, name: 'Malá Eva' },
  ];
  expect(sortByName(rows, ({ name }) => name, 'cs').map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(rows[0]?.id).toBe(1);
});
