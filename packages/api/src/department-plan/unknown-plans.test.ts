import { localDate, localDateTime } from '../core/local-date.ts';
import type { LoadedPlanPage } from './department-plan.ts';
import { expect, test } from 'vitest';
import { unknownPlans } from './unknown-plans.ts';

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
test('a plan is unknown until it is loaded once', () => {
  const unknown = { pendingRefs: new Set(['2']), failedRefs: new Set() };
  expect(unknownPlans(page, null)).toEqual(unknown);
  expect(unknownPlans({ ...page, fetchedRefs: new Set() }, null)).toEqual(unknown);
});

test('after a failed load, no plan is pending', () => {
  expect(unknownPlans(page, new Error('500'))).toEqual({
    pendingRefs: new Set(),
    failedRefs: new Set(['2']),
  });
});

test('without people, no plan is unknown', () => {
  expect(unknownPlans(null, null)).toEqual({ pendingRefs: new Set(), failedRefs: new Set() });
});
