import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import {
  freshSubstitutionForm,
  readSubstitutionForm,
  toNewSubstitution,
  withStart,
} from './substitutionForm.ts';

const today = localDate('2026-11-20');
const eva = { personRef: '0001003', name: 'Horáková Eva' };
const petr = { personRef: '0001002', name: 'Svoboda Petr' };
const offered = { people: [eva, petr], actionIds: ['a', 'b'] };
const fresh = freshSubstitutionForm(today, offered.people);

test('no person is chosen at first, unless there is only one', () => {
  expect(fresh.personRef).toBeNull();
  expect(freshSubstitutionForm(today, [eva]).personRef).toBe(eva.personRef);
});

test('a form without a person or a day gives no substitution', { tags: ['settings-18'] }, () => {
  const context = { today, people: offered.people, knownIds: [71] };
  expect(toNewSubstitution(fresh, context)).toBeNull();
  expect(toNewSubstitution({ ...fresh, personRef: '0001003', end: null }, context)).toBeNull();
  expect(toNewSubstitution({ ...fresh, personRef: '0001003' }, context)).toEqual({
    person: eva,
    start: '2026-11-20',
    end: '2026-11-21',
    excludedActionIds: [],
    knownIds: [71],
  });
});

test('a cleared start does not change the end', () => {
  expect(withStart(fresh, null)).toMatchObject({ start: null, end: '2026-11-21' });
});

test('restores stored values and ignores values that do not parse', () => {
  const kept = { personRef: '0001002', start: null, end: 'soon', excludedActionIds: ['a', 1] };
  expect(readSubstitutionForm(kept, fresh, offered)).toEqual({
    personRef: '0001002',
    start: null,
    end: '2026-11-21',
    excludedActionIds: ['a'],
  });
  expect(readSubstitutionForm(null, fresh, offered)).toEqual(fresh);
});

test('ignores stored people and actions that are no longer offered', () => {
  const kept = { personRef: petr.personRef, excludedActionIds: ['a', 'gone'] };
  expect(readSubstitutionForm(kept, fresh, { people: [eva], actionIds: ['a', 'b'] })).toMatchObject({
    personRef: null,
    excludedActionIds: ['a'],
  });
});
