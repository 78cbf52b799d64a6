import { expect, test } from 'vitest';
import {
  contentOfWorksheet,
  hasAttachmentsButton,
  hasErrorForBalance,
  hasStampImage,
  publicationOfWorksheet,
  shownCarry,
  shownFunds,
  shownSums,
} from './visibility.ts';

test('null is no worksheet, one without rows is no data', () => {
  expect(contentOfWorksheet(null)).toBe('noWorksheet');
  expect(contentOfWorksheet({ rows: [] })).toBe('noData');
  const sum = { workedMinutes: 0, excusedMinutes: 0, unexcusedMinutes: 0, balanceMinutes: 0 };
  expect(contentOfWorksheet({ rows: [{ kind: 'weekSum', heading: null, ...sum }] })).toBe('rows');
});

test.each([
  [['Missing.'], null, true],
  [['Missing.'], 0, false],
  [[], null, false],
])('errors %j with the balance %j: %s', (errors, balanceMinutes, expected) => {
  expect(hasErrorForBalance({ errors, balanceMinutes })).toBe(expected);
});

test('the picture of a stamp stands on a confirmed worksheet', () => {
  expect(hasStampImage({ confirmation: { by: 'Eva', at: null } })).toBe(true);
  expect(hasStampImage({ confirmation: null })).toBe(false);
});

test('the funds of the calendar are shown only where the organisation says so, a missing figure never', () => {
  const fund = { shiftMinutes: 9600, shiftCount: null, calendarMinutes: 0, statutoryMinutes: null };
  expect(shownFunds({ fund, hasCalendarFund: true })).toEqual(['shiftMinutes', 'calendarMinutes']);
  expect(shownFunds({ fund, hasCalendarFund: false })).toEqual(['shiftMinutes']);
});

test('sums and carried balances are shown as far as they are known, nought included', () => {
  const carry = {
    fromPreviousMinutes: 0,
    balanceMinutes: -5,
    toNextMinutes: null,
    nextBalanceMinutes: null,
  };
  expect(shownCarry({ carry })).toEqual(['fromPreviousMinutes', 'balanceMinutes']);
  const sums = { workedMinutes: 8, excusedMinutes: null, unexcusedMinutes: null, balanceMinutes: 0 };
  expect(shownSums({ sums })).toEqual(['workedMinutes', 'balanceMinutes']);
});

test('the button of the attachments needs the right and the worksheet’s word', () => {
  const sheet = { hasAttachments: true };
  expect(hasAttachmentsButton(sheet, 'allowed')).toBe(true);
  expect(hasAttachmentsButton(sheet, 'disabled')).toBe(false);
  expect(hasAttachmentsButton(sheet, 'hidden')).toBe(false);
  expect(hasAttachmentsButton({ hasAttachments: false }, 'allowed')).toBe(false);
  expect(hasAttachmentsButton(null, 'allowed')).toBe(false);
});

test.each([
  [true, false, 'published'],
  [false, false, 'published'],
  [true, true, 'partlyUnpublished'],
  [false, true, 'unpublished'],
])(
  'any published %s and unpublished parts %s make it %s',
  (isAnyPublished, containsUnpublished, expected) => {
    expect(publicationOfWorksheet({ isAnyPublished, containsUnpublished })).toBe(expected);
  },
);
