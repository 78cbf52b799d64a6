import { expect, test } from 'vitest';
import { emailOf, findPerson, people, personKeys, tenants } from './people.ts';

const everybody = personKeys.map((key) => people[key]);

test('user names and references name one person each', () => {
  expect(new Set(everybody.map(({ userName }) => userName)).size).toBe(everybody.length);
  const refs = everybody.flatMap(({ ref, secondEmployment }) => [
    ref,
    secondEmployment?.ref ?? `${ref} only`,
  ]);
  expect(new Set(refs).size).toBe(refs.length);
});

test('somebody has a name of 60 characters', () => {
  const { givenName, surname } = people.longName;
  expect(`${givenName} ${surname}`).toHaveLength(60);
});

test('every tenant has people', () => {
  expect(new Set(everybody.map(({ tenant }) => tenant))).toEqual(new Set(tenants));
});

test('a user name is found whatever its case', () => {
  expect(findPerson(' Jana ')).toBe('employee');
  expect(findPerson('nobody')).toBeUndefined();
});

test('an address for notifications has no accents', () => {
  expect(emailOf(people.employee)).toBe('jana.dvorakova@example.com');
  expect(emailOf(people.slovak)).toBe('zofia.luptakova@example.com');
  expect(emailOf(people.longName)).toBe('alexandra.nepomucka@example.com');
});
