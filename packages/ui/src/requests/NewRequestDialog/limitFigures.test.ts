import { localDate } from '@selfservice/api/core/local-date';
import { localTime } from '@selfservice/api/core/local-time';
import type { RequestPeriod } from '@selfservice/api/requests/request-period';
import { allPermissions } from '@selfservice/api/session/permissions';
import { expect, test } from 'vitest';
import { limitFigures } from './limitFigures.ts';

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
  comment: '',
});
const figures = (account: string, differences: Partial<RequestPeriod> = {}) =>
  limitFigures(request(account, differences), balances, allPermissions, 'en');

test('what is left of the account of that name, and what was asked for', () => {
  expect(figures('Vacation')).toEqual({ left: '2.5\u00a0days', asked: '5\u00a0days', hasWeekend: false });
  expect(figures('vacation ', { lastDay: localDate('2026-11-28') })).toMatchObject({
    asked: '6\u00a0days',
    hasWeekend: true,
  });
});

test('a part of a day is asked for in hours, and hours are left where days are not known', () => {
  expect(figures('Sick days', { isAllDay: false })).toEqual({
    left: '16:00\u00a0h',
    asked: '8:30\u00a0h',
    hasWeekend: false,
  });
});

test('nothing is guessed', () => {
  expect(figures('Holiday')).toBeNull();
  const nothing = { ...balances, vacation: { days: null, minutes: null, name } };
  expect(limitFigures(request('Vacation'), nothing, allPermissions, 'en')).toBeNull();
  const twice = { ...balances, additionalVacation2: balances.vacation };
  expect(limitFigures(request('Vacation'), twice, allPermissions, 'en')).toBeNull();
  const unnamed = { ...balances, vacation: { days: 2, minutes: 960, name: { en: '', cs: '', sk: '' } } };
  expect(limitFigures(request(''), unnamed, allPermissions, 'en')).toBeNull();
});

test.each(['disabled', 'invisible'] as const)('a balance that is %s to the person stays so', (right) => {
  const refused = { ...allPermissions, [right]: new Set(['SelfServiceApp_DashboardVacation']) };
  expect(limitFigures(request('Vacation'), balances, refused, 'en')).toBeNull();
});
