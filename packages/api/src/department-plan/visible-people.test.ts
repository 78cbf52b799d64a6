import type { DepartmentPerson } from './department-plan.ts';
import { localDate } from '../core/local-date.ts';
import { expect, test } from 'vitest';
import { createVisiblePeople } from './visible-people.ts';

const request = (day: string) => ({
  from: localDate(day),
  to: localDate(day),
  centreId: 310,
  includesSubcentres: true,
  categoryRef: null,
});
const week = request('2026-11-16');
const people = ['Adamec Jan', 'Bartoš Milan', 'Novák Jan', 'Nováková Eva', 'Zeman Petr'].map(
  (fullName, place): DepartmentPerson => ({
    personRef: String(place),
    fullName,
    personalNumber: '',
    email: null,
    phone: null,
  }),
);

test(
  'returns the people of the visible rows, for the page shown and for its neighbours',
  { tags: ['department-plan-29'] },
  () => {
    const visiblePeople = createVisiblePeople(
      () => null,
      () => '',
    );
    const focus = visiblePeople.focusOn(week);
    expect(focus.visibleRefs(people)).toEqual([]);
    visiblePeople.setRows({ first: 1, last: 2 });
    expect(focus.visibleRefs(people)).toEqual(['1', '2']);
    expect(visiblePeople.focusOn(request('2026-11-23')).visibleRefs(people)).toEqual(['1', '2']);
  },
);

test('returns the found people after a search, without any scroll', { tags: ['department-plan-29'] }, () => {
  let search = 'novak';
  const visiblePeople = createVisiblePeople(
    () => null,
    () => search,
  );
  const focus = visiblePeople.focusOn(week);
  visiblePeople.setRows({ first: 0, last: 1 });
  expect(focus.visibleRefs(people)).toEqual(['2', '3']);
  search = 'zem';
  expect(focus.visibleRefs(people)).toEqual(['4']);
  search = '';
  expect(focus.visibleRefs(people)).toEqual(['0', '1']);
});

test('applies the search to the people of another page before they are rendered', () => {
  const visiblePeople = createVisiblePeople(
    () => null,
    () => 'novak',
  );
  visiblePeople.setRows({ first: 0, last: 0 });
  expect(visiblePeople.focusOn(week).visibleRefs(people.toReversed())).toEqual(['3']);
});

test('the page that is shown is the current one', () => {
  const visiblePeople = createVisiblePeople(
    () => week,
    () => '',
  );
  expect(visiblePeople.focusOn(week).isCurrent()).toBe(true);
  expect(visiblePeople.focusOn(request('2026-11-23')).isCurrent()).toBe(false);
});
