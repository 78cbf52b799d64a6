import { expect, test } from 'vitest';
import { localDate } from '../core/local-date.ts';
import { aPage, anInterval } from './department-plan.fixtures.ts';
import type { LoadedPlanPage, PlanPageParams } from './department-plan.ts';
import { placeholderPage } from './placeholder-page.ts';

const page: LoadedPlanPage = {
  ...aPage(['1', '2']),
  publicHolidays: [{ day: localDate('2026-11-17'), name: 'Holiday' }],
  intervals: new Map([['1', [anInterval('1')]]]),
  fetchedRefs: new Set(['1']),
};
const request: PlanPageParams = {
  from: localDate('2026-11-20'),
  to: localDate('2026-11-20'),
  centreId: 5,
  includesSubcentres: true,
  categoryRef: null,
};
const other = { ...request, from: localDate('2026-11-21'), to: localDate('2026-11-21') };

test(
  'keeps the people of the earlier page without its plans and holidays',
  { tags: ['department-plan-7'] },
  () => {
    expect(placeholderPage(page, request, other)).toMatchObject({
      people: page.people,
      publicHolidays: [],
      intervals: new Map(),
      fetchedRefs: new Set(),
    });
  },
);

test.each([{ centreId: 6 }, { includesSubcentres: false }, { categoryRef: '010' }])(
  'keeps no people for another choice: %j',
  (change) => expect(placeholderPage(page, request, { ...other, ...change })).toBeUndefined(),
);

test('returns no placeholder for too many people', () => {
  expect(placeholderPage({ kind: 'tooManyPeople', maxPeopleCount: 1000 }, request, other)).toBeUndefined();
});

test('is the same object for each render', () => {
  expect(placeholderPage(page, request, other)).toBe(placeholderPage(page, request, { ...other }));
});
