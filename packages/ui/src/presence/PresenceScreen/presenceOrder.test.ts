import { localDateTime } from '@selfservice/api/core/local-date';
import type { PersonPresence } from '@selfservice/api/presence/presence';
import { expect, test } from 'vitest';
import { aPersonPresence } from '../presence.fixtures.ts';
import { sortedPeople } from './presenceOrder.ts';

function passedAt(fullName: string, presence: PersonPresence['presence'], at: string | null) {
  const person = aPersonPresence({ fullName, presence });
  const lastPassAt = at === null ? null : localDateTime(`2026-11-20T${at}:00`);
  return { ...person, details: person.details && { ...person.details, lastPassAt } };
}

test.each([
  ['name', ['Beran', 'Hora', 'Malý', 'Žák']],
  ['state', ['Hora', 'Žák', 'Beran', 'Malý']],
  ['lastPass', ['Žák', 'Beran', 'Hora', 'Malý']],
] as const)('people stand by %s', (order, expected) => {
  const people = [
    passedAt('Beran', 'absent', '07:30'),
    passedAt('Hora', 'present', '06:00'),
    passedAt('Malý', 'unknown', null),
    passedAt('Žák', 'present', '07:58'),
  ];
  expect(sortedPeople(people, order).map(({ fullName }) => fullName)).toEqual(expected);
});
