import type { PersonPresence } from '@selfservice/api/presence/presence';
import { expect, test } from 'vitest';
import { aPersonPresence } from '../presence.fixtures.ts';
import { foundPeople } from './foundPeople.ts';

const named = (fullName: string, more: Partial<PersonPresence> = {}) =>
  aPersonPresence({ fullName, personRef: fullName, ...more });
const namesOf = (people: readonly PersonPresence[]) => people.map(({ fullName }) => fullName);

test('somebody is found by words of the name, and by the number where that is known', () => {
  const people = [named('Žák Matěj'), named('Hora Petr', { details: null })];
  expect(namesOf(foundPeople(people, 'matej zak'))).toEqual(['Žák Matěj']);
  expect(namesOf(foundPeople(people, '100234'))).toEqual(['Žák Matěj']);
  expect(foundPeople(people, ' ')).toHaveLength(2);
});
