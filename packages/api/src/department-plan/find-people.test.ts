import type { DepartmentPerson } from './department-plan.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPeople } from './find-people.ts';

const person = (fullName: string, personalNumber: string): DepartmentPerson => ({
  personRef: personalNumber,
  fullName,
  personalNumber,
  email: null,
  phone: null,
});
const people = [
  person('Dvořáková Jana', '100234'),
  person('Ľuptáková Žofia', '300014'),
  person('Ing. Svoboda Petr, Ph.D.', '100102'),
];

test.each([
  ['dvorak', ['100234']],
  ['ŽOFIA  lupt', ['300014']],
  ['petr svoboda', ['100102']],
  ['1001', ['100102']],
  ['ova', ['100234', '300014']],
  ['jana petr', []],
])('%s finds %j', (text, refs) => {
  expect(findPeople(people, text).map(({ personRef }) => personRef)).toEqual(refs);
});

test('nothing but spaces leaves everybody, as they are', () => {
  expect(findPeople(people, '  ')).toBe(people);
});

test('whoever is found is one of the people, and their own name finds them', () => {
  fc.assert(
    fc.property(fc.constantFrom(...people), fc.string(), ({ fullName, personRef }, text) => {
      expect(people).toEqual(expect.arrayContaining([...findPeople(people, text)]));
      expect(findPeople(people, fullName).map((found) => found.personRef)).toContain(personRef);
    }),
  );
});
