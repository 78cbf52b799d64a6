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
])('finds for %j the people %j', (text, refs) => {
  expect(findPeople(people, text).map(({ personRef }) => personRef)).toEqual(refs);
});

test('returns the same list for blanks', () => {
  expect(findPeople(people, '  ')).toBe(people);
});

test('returns only listed people, and finds each by their full name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...people), fc.string(), ({ fullName, personRef }, text) => {
      expect(people).toEqual(expect.arrayContaining([...findPeople(people, text)]));
      expect(findPeople(people, fullName).map((found) => found.personRef)).toContain(personRef);
    }),
  );
});
