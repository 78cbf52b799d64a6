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

test(
  'contentOfWorksheet distinguishes a missing worksheet from one without rows',
  { tags: ['worksheet-17'] },
  () => {
    expect(contentOfWorksheet(null)).toBe('noWorksheet');
    expect(contentOfWorksheet({ rows: [] })).toBe('noData');
    const sum = { workedMinutes: 0, excusedMinutes: 0, unexcusedMinutes: 0, balanceMinutes: 0 };
    expect(contentOfWorksheet({ rows: [{ kind: 'weekSum', heading: null, ...sum }] })).toBe('rows');
  },
);

test.each([
  [['Missing.'], null, true],
  [['Missing.'], 0, false],
  [[], null, false],
])(
  'a day with the errors %j and the balance %j shows an error instead of the balance: %s',
  { tags: ['worksheet-16'] },
  (errors, balanceMinutes, expected) => {
    expect(hasErrorForBalance({ errors, balanceMinutes })).toBe(expected);
  },
);

test('only a confirmed worksheet has the picture of a stamp', { tags: ['worksheet-6'] }, () => {
  expect(hasStampImage({ confirmation: { by: 'Eva', at: null } })).toBe(true);
  expect(hasStampImage({ confirmation: null })).toBe(false);
});

test(
  'shownFunds includes the calendar funds only with hasCalendarFund, and never a missing amount',
  { tags: ['worksheet-12'] },
  () => {
    const fund = { shiftMinutes: 9600, shiftCount: null, calendarMinutes: 0, statutoryMinutes: null };
    expect(shownFunds({ fund, hasCalendarFund: true })).toEqual(['shiftMinutes', 'calendarMinutes']);
    expect(shownFunds({ fund, hasCalendarFund: false })).toEqual(['shiftMinutes']);
  },
);

test(
  'shownCarry and shownSums include known amounts, zero included',
  { tags: ['worksheet-13', 'worksheet-14'] },
  () => {
    const carry = {
      fromPreviousMinutes: 0,
      balanceMinutes: -5,
      toNextMinutes: null,
      nextBalanceMinutes: null,
    };
    expect(shownCarry({ carry })).toEqual(['fromPreviousMinutes', 'balanceMinutes']);
    const sums = { workedMinutes: 8, excusedMinutes: null, unexcusedMinutes: null, balanceMinutes: 0 };
    expect(shownSums({ sums })).toEqual(['workedMinutes', 'balanceMinutes']);
  },
);

test(
  'the attachments button needs the permission and a worksheet that allows attachments',
  { tags: ['worksheet-44'] },
  () => {
    const sheet = { hasAttachments: true };
    expect(hasAttachmentsButton(sheet, 'allowed')).toBe(true);
    expect(hasAttachmentsButton(sheet, 'disabled')).toBe(false);
    expect(hasAttachmentsButton(sheet, 'hidden')).toBe(false);
    expect(hasAttachmentsButton({ hasAttachments: false }, 'allowed')).toBe(false);
    expect(hasAttachmentsButton(null, 'allowed')).toBe(false);
  },
);

test.each([
  [true, false, 'published'],
  [false, false, 'published'],
  [true, true, 'partlyUnpublished'],
  [false, true, 'unpublished'],
])(
  'a worksheet with isAnyPublished %s and containsUnpublished %s is %s',
  { tags: ['worksheet-18'] },
  (isAnyPublished, containsUnpublished, expected) => {
    expect(publicationOfWorksheet({ isAnyPublished, containsUnpublished })).toBe(expected);
  },
);
