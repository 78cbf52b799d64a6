import type { DepartmentPerson } from '@selfservice/api/department-plan/department-plan';
import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { createPlanSight } from './createPlanSight.ts';

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

test('the rows in sight are the first to be fetched, on the page shown and on its neighbours', () => {
  const sight = createPlanSight();
  const focus = sight.focusOn(week);
  expect(focus.visibleRefs(people)).toEqual([]);
  sight.see({ first: 1, last: 2 });
  expect(focus.visibleRefs(people)).toEqual(['1', '2']);
  expect(sight.focusOn(request('2026-11-23')).visibleRefs(people)).toEqual(['1', '2']);
});

test('a search changes who is in sight, without any scroll', () => {
  const sight = createPlanSight();
  const focus = sight.focusOn(week);
  sight.see({ first: 0, last: 1 });
  sight.search('novak');
  expect(focus.visibleRefs(people)).toEqual(['2', '3']);
  sight.search('zem');
  expect(focus.visibleRefs(people)).toEqual(['4']);
  sight.search('');
  expect(focus.visibleRefs(people)).toEqual(['0', '1']);
});

test('other people under the same search are judged as themselves, before anything of them is drawn', () => {
  const sight = createPlanSight();
  sight.see({ first: 0, last: 0 });
  sight.search('novak');
  expect(sight.focusOn(week).visibleRefs(people.toReversed())).toEqual(['3']);
});

test('the page that is shown is the current one', () => {
  const sight = createPlanSight();
  sight.show(week);
  expect(sight.focusOn(week).isCurrent()).toBe(true);
  expect(sight.focusOn(request('2026-11-23')).isCurrent()).toBe(false);
});
