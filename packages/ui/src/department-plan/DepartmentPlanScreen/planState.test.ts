import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import { expect, test } from 'vitest';
import { unknownPlans } from './planState.ts';

const person = (personRef: string) => ({
  personRef,
  fullName: personRef,
  personalNumber: '',
  email: null,
  phone: null,
});
const page: LoadedPlanPage = {
  kind: 'people',
  people: ['1', '2'].map(person),
  publicHolidays: [{ day: localDate('2026-11-17'), name: 'Holiday' }],
  intervals: new Map([
    [
      '1',
      [
        {
          ownerRef: '1',
          kind: 'shift',
          begin: localDateTime('2026-11-20T06:00:00'),
          end: localDateTime('2026-11-20T14:00:00'),
          isAllDay: false,
          name: '',
          shortName: '',
          color: null,
        },
      ],
    ],
  ]),
  fetchedRefs: new Set(['1']),
  isRecalculation: false,
  recalculatedRefs: new Set(),
};
const people = (of: LoadedPlanPage) =>
  ({ kind: 'people', page: of, error: null, onRetry: () => {} }) as const;

test('a plan is unknown until it has come once', () => {
  const unknown = { pendingRefs: new Set(['2']), failedRefs: new Set() };
  expect(unknownPlans(people(page))).toEqual(unknown);
  expect(unknownPlans(people({ ...page, fetchedRefs: new Set() }))).toEqual(unknown);
});

test('once the load has failed, nothing is on its way', () => {
  expect(unknownPlans({ ...people(page), error: new Error('500') })).toEqual({
    pendingRefs: new Set(),
    failedRefs: new Set(['2']),
  });
});

test('of nobody no plan is unknown', () => {
  expect(unknownPlans({ kind: 'loading' })).toEqual({ pendingRefs: new Set(), failedRefs: new Set() });
});
