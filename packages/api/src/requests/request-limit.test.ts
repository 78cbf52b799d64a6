import { localDate } from '../core/local-date.ts';
import { localTime } from '../core/local-time.ts';
import type { RequestPeriod } from './request-period.ts';
import { allPermissions } from '../session/permissions.ts';
import { expect, test } from 'vitest';
import { requestLimit } from './request-limit.ts';

const name = { en: 'Vacation', cs: 'Dovolená', sk: 'Dovolenka' };
const sickDays = { en: 'Sick days', cs: 'Zdravotní volno', sk: 'Zdravotné voľno' };
const balances = {
  vacation: { days: 2.5, minutes: 1200, name },
  additionalVacation1: { days: null, minutes: 960, name: sickDays },
  additionalVacation2: null,
};
const week: RequestPeriod = {
  isAllDay: true,
  firstDay: localDate('2026-11-23'),
  lastDay: localDate('2026-11-27'),
  beginTime: localTime('08:00'),
  endTime: localTime('16:30'),
};
const request = (account: string, differences: Partial<RequestPeriod> = {}) => ({
  agenda: 'requests' as const,
  personRef: '0001001',
  account: { id: 10, name: account, shortcut: 'V' },
  period: { ...week, ...differences },
  note: '',
});
const figures = (account: string, differences: Partial<RequestPeriod> = {}) =>
  requestLimit(request(account, differences), balances, allPermissions, 'en');

test('requestLimit returns the balance of the account with the same name, and the requested days', () => {
  expect(figures('Vacation')).toEqual({
    balance: { days: 2.5, minutes: 1200 },
    requested: { days: 5 },
    hasWeekend: false,
  });
  expect(figures('vacation ', { lastDay: localDate('2026-11-28') })).toMatchObject({
    requested: { days: 6 },
    hasWeekend: true,
  });
});

test('requestLimit returns the requested minutes of a part of a day', () => {
  expect(figures('Sick days', { isAllDay: false })).toEqual({
    balance: { days: null, minutes: 960 },
    requested: { minutes: 510 },
    hasWeekend: false,
  });
});

test('requestLimit returns null where the balance is unknown or ambiguous', () => {
  expect(figures('Holiday')).toBeNull();
  const nothing = { ...balances, vacation: { days: null, minutes: null, name } };
  expect(requestLimit(request('Vacation'), nothing, allPermissions, 'en')).toBeNull();
  const twice = { ...balances, additionalVacation2: balances.vacation };
  expect(requestLimit(request('Vacation'), twice, allPermissions, 'en')).toBeNull();
  const unnamed = { ...balances, vacation: { days: 2, minutes: 960, name: { en: '', cs: '', sk: '' } } };
  expect(requestLimit(request(''), unnamed, allPermissions, 'en')).toBeNull();
});

test.each(['disabled', 'invisible'] as const)(
  'requestLimit returns null where the right to see the balance is %s',
  (right) => {
    const refused = { ...allPermissions, [right]: new Set(['SelfServiceApp_DashboardVacation']) };
    expect(requestLimit(request('Vacation'), balances, refused, 'en')).toBeNull();
  },
);
