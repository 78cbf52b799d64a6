import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDateTime } from '../core/local-date.ts';
import { aPage, anInterval } from '../department-plan/department-plan.fixtures.ts';
import {
  isMissingKnown,
  knownMissing,
  missingPeople,
  peopleOfView,
  presenceGroup,
} from './missing-people.ts';
import { aPersonPresence } from './presence.fixtures.ts';

const [there, away, ill, free, unknown] = [
  aPersonPresence('1', 'present'),
  aPersonPresence('2', 'absent'),
  aPersonPresence('3', 'absent'),
  aPersonPresence('4', 'absent'),
  aPersonPresence('5', 'unknown'),
];
const people = [there, away, ill, free, unknown];
const shift = anInterval('2');
const intervals = new Map([
  ['1', [anInterval('1')]],
  ['2', [shift]],
  ['3', [anInterval('3'), anInterval('3', { kind: 'other', name: 'Sick leave' })]],
  ['4', []],
  ['5', [anInterval('5')]],
]);
const at = (time: string) => localDateTime(`2026-11-20T${time}:00`);

test(
  'a person is missing who is absent while a shift of the plan covers the moment, and no absence does',
  { tags: ['presence-27'] },
  () => {
    expect([...missingPeople(people, intervals, at('08:00'))]).toEqual([['2', shift]]);
    expect(missingPeople(people, new Map(), at('08:00')).size).toBe(0);
  },
);

test('a shift covers its begin and not its end', { tags: ['presence-27'] }, () => {
  expect(missingPeople(people, intervals, at('05:59')).size).toBe(0);
  expect(missingPeople(people, intervals, at('06:00')).size).toBe(1);
  expect(missingPeople(people, intervals, at('14:00')).size).toBe(0);
});

test('the same people and plan have other missing people at another time', { tags: ['presence-27'] }, () => {
  const page = { ...aPage(['1', '2', '3']), intervals };
  expect(knownMissing(people, page, at('05:59')).size).toBe(0);
  const missing = knownMissing(people, page, at('06:00'));
  expect(missing.size).toBe(1);
  expect(knownMissing(people, page, at('06:00'))).toBe(missing);
});

test('missing people are known once the plans of all planned absent people are loaded', () => {
  const page = aPage(['1', '2', '3']);
  expect(isMissingKnown(people, page)).toBe(false);
  expect(isMissingKnown(people, { ...page, intervals })).toBe(true);
  expect(isMissingKnown([there, free], page)).toBe(true);
});

test(
  'each person is in one of the groups, and only absent people are missing',
  { tags: ['presence-26'] },
  () => {
    const presences = fc.constantFrom('unknown' as const, 'present' as const, 'absent' as const);
    fc.assert(
      fc.property(fc.array(fc.tuple(presences, fc.boolean())), (list) => {
        const all = list.map(([presence], index) => aPersonPresence(String(index), presence));
        const missing = new Map(
          list.flatMap(([, isMissing], index) => (isMissing ? [[String(index), shift]] : [])),
        );
        const groups = (['missing', 'away', 'unknown'] as const).map((view) =>
          peopleOfView(all, view, missing),
        );
        const present = all.filter((person) => presenceGroup(person, missing) === 'present');
        expect(groups.flat().length + present.length).toBe(all.length);
        expect(groups[0]?.every(({ presence }) => presence === 'absent')).toBe(true);
        expect(peopleOfView(all, 'all', missing)).toBe(all);
        expect(peopleOfView(all, 'missing', null)).toEqual([]);
      }),
    );
  },
);
