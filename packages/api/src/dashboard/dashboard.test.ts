import { expect, test } from 'vitest';
import { toDashboard } from './dashboard.ts';
import { dashboardSchema } from './dashboard.wire.ts';
import * as v from 'valibot';

type Wire = v.InferOutput<typeof dashboardSchema>;

const wire: Wire = {
  emailForNotifications: 'jana@example.com',
  balance: { isComputed: true, hasError: false, minutes: -95 },
  vacation: { days: 14.5, minutes: 6960, nameEN: 'Vacation', nameCZ: 'Dovolená', nameSK: 'Dovolenka' },
  addVacation: null,
  addVacation2: { days: null, minutes: 30, nameEN: '', nameCZ: '', nameSK: '' },
  lastPassage: { time: '2026-11-20T07:58:00.123Z', text: 'In' },
  isApprovable: true,
  isApprover: false,
  isApproverPlnunava: true,
  isAbsenceApprover: false,
  isApprovablePlnunava: true,
  requestsCounts: {
    planCheck: 1,
    planApprove: 2,
    my: 3,
    myPlnunava: 4,
    forApproval: 5,
    forApprovalPlnunava: 6,
    overtime: 7,
  },
  wsRequests: { worksheetRequestCount: 8 },
};

test('maps every field of the wire to its plain name', { tags: ['dashboard-18'] }, () => {
  expect(toDashboard(wire)).toEqual({
    notificationEmail: 'jana@example.com',
    balance: { isComputed: true, hasError: false, minutes: -95 },
    vacation: { days: 14.5, minutes: 6960, name: { en: 'Vacation', cs: 'Dovolená', sk: 'Dovolenka' } },
    additionalVacation1: null,
    additionalVacation2: { days: null, minutes: 30, name: { en: '', cs: '', sk: '' } },
    lastPass: { time: '2026-11-20T07:58:00', text: 'In' },
    roles: {
      isApprovable: true,
      isApprover: false,
      isUnavailabilityApprover: true,
      isAbsenceApprover: false,
      isUnavailabilityApprovable: true,
    },
    counts: {
      planCheck: 1,
      planApprove: 2,
      myRequests: 3,
      myUnavailability: 4,
      requestsToApprove: 5,
      unavailabilitiesToApprove: 6,
      overtime: 7,
      worksheetSignatures: 8,
    },
  });
});

test('a balance without minutes is not computed, and a last pass without a time is none', () => {
  const sent = {
    ...wire,
    balance: { isComputed: true, hasError: false, minutes: null },
    lastPassage: { time: null, text: null },
  };
  const { balance, lastPass } = toDashboard(v.parse(dashboardSchema, sent));
  expect(balance).toEqual({ isComputed: false, hasError: false, minutes: 0 });
  expect(lastPass).toBeNull();
});

test('accepts a dashboard without e-mail, last pass and vacation', { tags: ['dashboard-20'] }, () => {
  const empty = toDashboard({ ...wire, emailForNotifications: '', lastPassage: null, vacation: null });
  expect(empty).toMatchObject({ notificationEmail: '', lastPass: null, vacation: null });
});

test.each([null, undefined])('flags that are %j are unknown', { tags: ['dashboard-19'] }, (flag) => {
  const flags = {
    isApprovable: flag,
    isApprover: flag,
    isApproverPlnunava: flag,
    isAbsenceApprover: flag,
    isApprovablePlnunava: flag,
  };
  expect(toDashboard(v.parse(dashboardSchema, { ...wire, ...flags })).roles).toEqual({
    isApprovable: null,
    isApprover: null,
    isUnavailabilityApprover: null,
    isAbsenceApprover: null,
    isUnavailabilityApprovable: null,
  });
});
