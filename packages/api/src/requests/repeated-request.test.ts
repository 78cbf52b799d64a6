import { localDate, toUtcDate } from '../core/local-date.ts';
import { addDays, daysBetween } from '../core/local-date-arithmetic.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDecidedRequest } from '../approvals/approvals.fixtures.ts';
import { repeatedRequest } from './repeated-request.ts';

const today = localDate('2026-11-20');
const repeated = (text: string, state: 'approved' | 'rejected' | 'cancelled' = 'approved', note = '') =>
  repeatedRequest(aDecidedRequest(state, { text, note }), 'requests', today);

test('returns the same account, length and note on the next same weekdays', () => {
  expect(repeated('Vacation 2.11.2026 – 4.11.2026', 'approved', 'Skiing')).toMatchObject({
    accountName: 'Vacation',
    period: { isAllDay: true, firstDay: '2026-11-23', lastDay: '2026-11-25' },
    note: 'Skiing',
  });
});

test('returns the times of a part of a day, also over midnight', () => {
  expect(repeated('Doctor 13.11.2026 22:00 – 14.11.2026 6:00')?.period).toMatchObject({
    isAllDay: false,
    firstDay: '2026-11-27',
    lastDay: '2026-11-27',
    beginTime: '22:00',
    endTime: '06:00',
  });
});

test('returns the same future days for a cancelled request, and later days for an approved one', () => {
  const text = 'Vacation 7.12.2026 – 9.12.2026';
  expect(repeated(text, 'cancelled')?.period.firstDay).toBe('2026-12-07');
  expect(repeated(text, 'approved')?.period.firstDay).toBe('2026-12-14');
});

test('does not return the note of a rejection', () => {
  expect(repeated('Vacation 2.11.2026', 'rejected', 'Not in that week.')?.note).toBe('');
});

test('returns null for a text that cannot be parsed', () => {
  expect(repeated('To be agreed')).toBeNull();
});

test('returns future days with the same length and weekday', () => {
  const text = (day: string) => day.split('-').map(Number).toReversed().join('.');
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 60 }), fc.nat(20), (from, length) => {
      const first = addDays(today, from);
      const { firstDay, lastDay } =
        repeated(`Vacation ${text(first)} – ${text(addDays(first, length))}`)?.period ?? {};
      expect(firstDay && lastDay && firstDay > today && daysBetween(firstDay, lastDay) === length).toBe(true);
      expect(firstDay && toUtcDate(firstDay).getUTCDay()).toBe(toUtcDate(first).getUTCDay());
    }),
  );
});
