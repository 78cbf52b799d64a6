import { expect, test } from 'vitest';
import { emailOf, findPerson, people, personKeys, tenants } from './people.ts';

const everybody = personKeys.map((key) => people[key]);

test('gives each person a unique user name and unique references', () => {
  expect(new Set(everybody.map(({ userName }) => userName)).size).toBe(everybody.length);
  const refs = everybody.flatMap(({ ref, secondEmployment }) => [
    ref,
    secondEmployment?.ref ?? `${ref} only`,
  ]);
  expect(new Set(refs).size).toBe(refs.length);
});

test('has a person with a name of 60 characters', () => {
  const { givenName, surname } = people.longName;
  expect(`${givenName} ${surname}`).toHaveLength(60);
});

test('has people of every tenant', () => {
  expect(new Set(everybody.map(({ tenant }) => tenant))).toEqual(new Set(tenants));
});

test('finds a user name in any case', () => {
  expect(findPerson(' Jana ')).toBe('employee');
  expect(findPerson('nobody')).toBeUndefined();
});

test('removes accents from an e-mail address', () => {
  expect(emailOf(people.employee)).toBe('jana.dvorakova@example.com');
  expect(emailOf(people.slovak)).toBe('zofia.luptakova@example.com');
  expect(emailOf(people.longName)).toBe('alexandra.nepomucka@example.com');
});
