import { localDate } from '../core/local-date.ts';
import { describe, expect, test } from 'vitest';
import { freshRequestForm } from './request-form.ts';
import type { RequestForm } from './request-form.ts';
import { chosenAccount, saveRefusal, toNewRequest } from './to-new-request.ts';

const fresh = freshRequestForm('requests', localDate('2026-11-20'), undefined);
const account = { id: 10, name: 'Vacation', shortcut: 'V' };
const wrongOrder: RequestForm = { ...fresh, period: { ...fresh.period, lastDay: localDate('2026-11-20') } };
const ofRequests = { agenda: 'requests', place: 'mine', personRef: '0001001', account } as const;
const ofUnavailabilities = {
  agenda: 'unavailabilities',
  place: 'approvals',
  personRef: '0001001',
  account: null,
} as const;

describe('toNewRequest', () => {
  test('returns a request with an account and without a note', () => {
    expect(toNewRequest(fresh, ofRequests)).toEqual({
      agenda: 'requests',
      place: 'mine',
      personRef: '0001001',
      account,
      period: fresh.period,
      note: '',
    });
  });

  test.each([
    ['without an account', fresh, { ...ofRequests, account: null }],
    ['without a person', fresh, { ...ofRequests, personRef: null }],
    ['with a note that is too long', { ...fresh, note: 'x'.repeat(501) }, ofRequests],
    ['with an empty day', { ...fresh, blanks: ['lastDay'] }, ofRequests],
    ['with days in a wrong order', wrongOrder, ofRequests],
    ['for an unavailability without a note', fresh, ofUnavailabilities],
    ['for an unavailability with spaces for a note', { ...fresh, note: ' \n' }, ofUnavailabilities],
  ] as const)(
    'returns null %s',
    { tags: ['requests-34', 'requests-36', 'requests-37', 'requests-63'] },
    (_rule, form, context) => {
      expect(toNewRequest(form, context)).toBeNull();
    },
  );

  test('returns an unavailability with a note and without an account', () => {
    expect(toNewRequest({ ...fresh, note: 'Course' }, ofUnavailabilities)).toEqual({
      agenda: 'unavailabilities',
      place: 'approvals',
      personRef: '0001001',
      period: fresh.period,
      note: 'Course',
    });
  });

  test('ignores empty times of whole days, and an empty last day of a part of a day', () => {
    expect(toNewRequest({ ...fresh, blanks: ['beginTime', 'endTime'] }, ofRequests)).not.toBeNull();
    const part: RequestForm = { ...fresh, period: { ...fresh.period, isAllDay: false }, blanks: ['lastDay'] };
    expect(toNewRequest(part, ofRequests)).not.toBeNull();
  });
});

test.each([
  ['the selected account', [account, { ...account, id: 21 }], 21, 21],
  ['the only account', [account], null, 10],
  ['no account where none of several is selected', [account, { ...account, id: 21 }], null, undefined],
  ['no account while the accounts load', undefined, 10, undefined],
  ['no account where the selected one does not exist', [account, { ...account, id: 21 }], 99, undefined],
])('chosenAccount returns %s', (_rule, accounts, accountId, expected) => {
  expect(chosenAccount(accounts, { accountId, accountName: null })?.id).toBe(expected);
});

test('chosenAccount finds an account by its name until the user selects one', () => {
  const accounts = [account, { ...account, id: 21, name: 'Doctor' }];
  expect(chosenAccount(accounts, { accountId: null, accountName: 'Doctor' })?.id).toBe(21);
  expect(chosenAccount(accounts, { accountId: 10, accountName: 'Doctor' })?.id).toBe(10);
  expect(chosenAccount(accounts, { accountId: null, accountName: 'Course' })).toBeNull();
});

test.each([
  ['requests', fresh, { data: [account], isError: false }, null],
  ['requests', fresh, { data: [], isError: false }, 'noAccounts'],
  ['requests', fresh, { data: undefined, isError: false }, 'accountsLoading'],
  ['requests', fresh, { data: undefined, isError: true }, 'accountsFailed'],
  ['requests', fresh, { data: [account], isError: true }, null],
  ['requests', wrongOrder, { data: [account], isError: false }, 'wrongOrder'],
  ['unavailabilities', fresh, { data: undefined, isError: false }, null],
  ['unavailabilities', wrongOrder, { data: undefined, isError: false }, 'wrongOrder'],
] as const)(
  'saveRefusal returns the reason for %s (case %#)',
  { tags: ['requests-30', 'requests-35'] },
  (agenda, form, accounts, expected) => {
    expect(saveRefusal(agenda, form, accounts)).toBe(expected);
  },
);
