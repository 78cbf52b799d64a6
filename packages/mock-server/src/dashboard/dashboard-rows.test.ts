import { localDateTime } from '@selfservice/api/core/local-date';
import { dashboardSchema } from '@selfservice/api/dashboard/dashboard.wire';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { people, personKeys } from '../core/people.ts';
import { dashboardRowOf } from './dashboard-rows.ts';

const begin = localDateTime('2026-11-20T08:00:00');
const homes = personKeys.map((key) => dashboardRowOf(people[key].ref, begin, 'en'));

test('the dashboard of every person fits the contract', () => {
  for (const home of homes) expect(v.safeParse(dashboardSchema, home).success).toBe(true);
});

test('the dashboards of the scenario cover every variant', () => {
  expect(homes.some(({ balance }) => balance.minutes === -(132 * 60 + 45))).toBe(true);
  expect(homes.some(({ balance }) => balance.hasError)).toBe(true);
  expect(homes.some(({ balance }) => !balance.isComputed)).toBe(true);
  expect(homes.some(({ balance }) => balance.minutes === 0 && balance.isComputed)).toBe(true);
  expect(homes.some(({ vacation }) => vacation === null)).toBe(true);
  expect(homes.some(({ addVacation2 }) => addVacation2 != null)).toBe(true);
  expect(homes.some(({ lastPassage }) => lastPassage === null)).toBe(true);
  for (const flag of [
    'isApprovable',
    'isApprover',
    'isApproverPlnunava',
    'isAbsenceApprover',
    'isApprovablePlnunava',
  ] as const)
    expect(new Set(homes.map((home) => home[flag] ?? false))).toEqual(new Set([true, false]));
});

test(
  'the last pass is before the time of the scenario, in the language of the client',
  { tags: ['dashboard-30'] },
  () => {
    const { ref } = people.employee;
    expect(dashboardRowOf(ref, begin, 'en').lastPassage).toEqual({
      time: '2026-11-20T07:58:00Z',
      text: 'In',
    });
    expect(dashboardRowOf(ref, localDateTime('2027-01-01T00:01:00'), 'cs').lastPassage).toEqual({
      time: '2026-12-31T23:59:00Z',
      text: 'Příchod',
    });
  },
);

test('another employment has a different dashboard', () => {
  const second = people.twoEmployments.secondEmployment?.ref ?? '';
  expect(dashboardRowOf(second, begin, 'en')).toMatchObject({
    balance: { minutes: 30 },
    emailForNotifications: 'tomas.kovar@example.com',
    lastPassage: { time: '2026-11-19T22:04:00Z', text: 'Out' },
  });
});
