import { expect, test } from 'vitest';
import { isComplete, toDepartmentInterval, toPlanPage } from './department-plan.ts';

const rights = { canSeeContacts: true, knowsAbsenceReasons: true };

const wire = {
  persons: [
    {
      id: '0001001',
      name: 'Dvořáková Jana',
      personalNumber: '100234',
      email: 'jana@example.com',
      phone: null,
    },
    { id: '05000001', name: 'Malá Eva', personalNumber: '', email: '', phone: '+420 601 234 567' },
  ],
  publicHolidays: [{ date: '2026-11-17T00:00:00Z', name: 'Freedom Day' }],
  tooMuchPersons: false,
  maxAllowedPersonsCount: 1000,
};

function peopleOf(count: number): typeof wire.persons {
  return Array.from({ length: count }, (_, place) => ({
    id: String(place),
    name: 'Malá Eva',
    personalNumber: '',
    email: '',
    phone: null,
  }));
}

const absence = {
  type: 'IPOPREST',
  begin: '2026-11-20T00:00:00Z',
  end: '2026-11-21T00:00:00Z',
  isAllDay: true,
  color: '#b71c1c',
  name: 'Sick leave',
  shortcut: 'SL',
  ownerID: '0001001',
};

test('keeps the leading zeros of references, and has no plans yet', { tags: ['department-plan-23'] }, () => {
  const page = toPlanPage(wire, rights);
  expect(page).toEqual({
    kind: 'people',
    people: [
      {
        personRef: '0001001',
        fullName: 'Dvořáková Jana',
        personalNumber: '100234',
        email: 'jana@example.com',
        phone: null,
      },
      {
        personRef: '05000001',
        fullName: 'Malá Eva',
        personalNumber: '',
        email: null,
        phone: '+420 601 234 567',
      },
    ],
    publicHolidays: [{ day: '2026-11-17', name: 'Freedom Day' }],
    intervals: new Map(),
    fetchedRefs: new Set(),
    isRecalculation: false,
    recalculatedRefs: new Set(),
  });
  expect(isComplete(page)).toBe(false);
});

test('returns a complete page of its own kind for too many people', { tags: ['department-plan-21'] }, () => {
  const page = toPlanPage({ ...wire, persons: [], tooMuchPersons: true }, rights);
  expect(page).toEqual({ kind: 'tooManyPeople', maxPeopleCount: 1000 });
  expect(isComplete(page)).toBe(true);
});

test.each([
  ['more people than the maximum', { count: 3, maximum: 2, flag: false }, 2],
  ['the flag without a maximum', { count: 0, maximum: 0, flag: true }, 1000],
  ['more than 1000 people without a maximum', { count: 1001, maximum: 0, flag: false }, 1000],
])(
  'returns too many people for %s',
  { tags: ['department-plan-44'] },
  (_, { count, maximum, flag }, expected) => {
    const persons = peopleOf(count);
    const response = { persons, publicHolidays: [], tooMuchPersons: flag, maxAllowedPersonsCount: maximum };
    expect(toPlanPage(response, rights)).toEqual({ kind: 'tooManyPeople', maxPeopleCount: expected });
  },
);

test.each([
  [2, 2],
  [1000, 0],
])('shows %i people with the maximum %i', { tags: ['department-plan-44'] }, (count, maximum) => {
  expect(
    toPlanPage({ ...wire, persons: peopleOf(count), maxAllowedPersonsCount: maximum }, rights).kind,
  ).toBe('people');
});

test(
  'drops contacts without the permission, even if the server sends them',
  { tags: ['department-plan-33'] },
  () => {
    const page = toPlanPage(wire, { ...rights, canSeeContacts: false });
    const people = page.kind === 'people' ? page.people : [];
    expect(people.map(({ email, phone }) => [email, phone])).toEqual([
      [null, null],
      [null, null],
    ]);
  },
);

test(
  'maps the owner of an interval, and drops a reason without the permission',
  { tags: ['department-plan-36'] },
  () => {
    expect(toDepartmentInterval(absence, rights)).toMatchObject({
      ownerRef: '0001001',
      kind: 'otherA',
      name: 'Sick leave',
      color: '#b71c1c',
    });
    const hidden = toDepartmentInterval(absence, { ...rights, knowsAbsenceReasons: false });
    expect(hidden).toMatchObject({ ownerRef: '0001001', kind: 'otherA', isAllDay: true });
    expect(JSON.stringify(hidden)).not.toMatch(/Sick|SL|b71c1c/);
  },
);
