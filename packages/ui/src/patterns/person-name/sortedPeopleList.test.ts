import { expect, test } from 'vitest';
import { sortedPeopleList } from './sortedPeopleList.ts';

test('sorts the people of a list by name', () => {
  const rows = [{ fullName: 'Ing. Svoboda Petr' }, { fullName: 'Malá Eva' }];
  expect(sortedPeopleList({ kind: 'people', rows }, 'cs')).toEqual({
    rows: [{ fullName: 'Malá Eva' }, { fullName: 'Ing. Svoboda Petr' }],
    maxPeopleCount: null,
  });
});

test('returns no rows and the limit if a centre has too many people', () => {
  const list = { kind: 'tooManyPeople', maxPeopleCount: 1000 } as const;
  expect(sortedPeopleList(list, 'cs')).toEqual({ rows: [], maxPeopleCount: 1000 });
});

test('returns undefined rows while the list loads', () => {
  expect(sortedPeopleList(undefined, 'cs').rows).toBeUndefined();
});
