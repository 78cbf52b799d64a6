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

describe('a form becomes a request', () => {
  test('with an account and no comment', () => {
    expect(toNewRequest(fresh, ofRequests)).toEqual({
      agenda: 'requests',
      place: 'mine',
      personRef: '0001001',
      account,
      period: fresh.period,
      comment: '',
    });
  });

  test.each([
    ['without an account', fresh, { ...ofRequests, account: null }],
    ['without a person', fresh, { ...ofRequests, personRef: null }],
    ['with a comment that is too long', { ...fresh, comment: 'x'.repeat(501) }, ofRequests],
    ['with an empty day', { ...fresh, blanks: ['lastDay'] }, ofRequests],
    ['with days in a wrong order', wrongOrder, ofRequests],
    ['for an unavailability without a comment', fresh, ofUnavailabilities],
    ['for an unavailability with spaces for a comment', { ...fresh, comment: ' \n' }, ofUnavailabilities],
  ] as const)('not %s', (_rule, form, context) => {
    expect(toNewRequest(form, context)).toBeNull();
  });

  test('for an unavailability with a comment, without an account', () => {
    expect(toNewRequest({ ...fresh, comment: 'Course' }, ofUnavailabilities)).toEqual({
      agenda: 'unavailabilities',
      place: 'approvals',
      personRef: '0001001',
      period: fresh.period,
      comment: 'Course',
    });
  });

  test('an empty time is of no matter for whole days, and an empty last day for a part of one', () => {
    expect(toNewRequest({ ...fresh, blanks: ['beginTime', 'endTime'] }, ofRequests)).not.toBeNull();
    const part: RequestForm = { ...fresh, period: { ...fresh.period, isAllDay: false }, blanks: ['lastDay'] };
    expect(toNewRequest(part, ofRequests)).not.toBeNull();
  });
});

test.each([
  ['the one that is named', [account, { ...account, id: 21 }], 21, 21],
  ['the only one', [account], null, 10],
  ['none of many while none is named', [account, { ...account, id: 21 }], null, undefined],
  ['none while they are not there', undefined, 10, undefined],
  ['none that there is no more', [account, { ...account, id: 21 }], 99, undefined],
])('the account is %s', (_rule, accounts, accountId, expected) => {
  expect(chosenAccount(accounts, { accountId, accountName: null })?.id).toBe(expected);
});

test('an account is known by its name until one is chosen', () => {
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
] as const)('of %s, saving is refused for its reason (case %#)', (agenda, form, accounts, expected) => {
  expect(saveRefusal(agenda, form, accounts)).toBe(expected);
});
