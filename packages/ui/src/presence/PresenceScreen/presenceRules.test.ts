import { localDateTime } from '@selfservice/api/core/local-date';
import type { PersonPresence } from '@selfservice/api/presence/presence';
import { expect, test } from 'vitest';
import { foundItems } from '../../patterns/FilterBar/foundItems.ts';
import { aPersonPresence } from '../presence.fixtures.ts';
import type { PresenceOrder } from './presenceRules.ts';
import { presenceRules } from './presenceRules.ts';

const namesOf = (people: readonly PersonPresence[], search: string, order: PresenceOrder) =>
  foundItems(people, presenceRules(null), search, order).map(({ fullName }) => fullName);

function passedAt(fullName: string, presence: PersonPresence['presence'], at: string | null) {
  const person = aPersonPresence({ fullName, presence });
  const lastPassAt = at === null ? null : localDateTime(`2026-11-20T${at}:00`);
  return { ...person, details: person.details && { ...person.details, lastPassAt } };
}

test.each([
  ['name', ['Beran', 'Hora', 'Malý', 'Žák']],
  ['state', ['Hora', 'Žák', 'Beran', 'Malý']],
  ['lastPass', ['Žák', 'Beran', 'Hora', 'Malý']],
] as const)('sorts people by %s', { tags: ['presence-5'] }, (order, expected) => {
  const people = [
    passedAt('Beran', 'absent', '07:30'),
    passedAt('Hora', 'present', '06:00'),
    passedAt('Malý', 'unknown', null),
    passedAt('Žák', 'present', '07:58'),
  ];
  expect(namesOf(people, '', order)).toEqual(expected);
});

test(
  'finds people by words of the name, and by the personal number if it is known',
  { tags: ['presence-4'] },
  () => {
    const people = [
      aPersonPresence({ fullName: 'Žák Matěj' }),
      aPersonPresence({ fullName: 'Hora Petr', details: null }),
    ];
    expect(namesOf(people, 'matej zak', 'name')).toEqual(['Žák Matěj']);
    expect(namesOf(people, '100234', 'name')).toEqual(['Žák Matěj']);
    expect(namesOf(people, ' ', 'name')).toHaveLength(2);
  },
);
