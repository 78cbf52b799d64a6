import { localDate } from '../core/local-date.ts';
import { localTime } from '../core/local-time.ts';
import { addDays } from '../core/local-date-arithmetic.ts';
import type { RequestPeriod } from './request-period.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDecidedRequest, aRequest } from '../approvals/approvals.fixtures.ts';
import { overlapped, ownRequests, requestsByDay } from './own-requests.ts';
import { daysOfRange } from './planned-days.ts';

const period = (differences: Partial<RequestPeriod>): RequestPeriod => ({
  isAllDay: true,
  firstDay: localDate('2026-12-02'),
  lastDay: localDate('2026-12-02'),
  beginTime: localTime('08:00'),
  endTime: localTime('16:30'),
  ...differences,
});
const part = (begin: string, end: string, day = '2026-12-02') =>
  period({
    isAllDay: false,
    firstDay: localDate(day),
    beginTime: localTime(begin),
    endTime: localTime(end),
  });
const requestsOf = (...texts: string[]) => ownRequests(texts.map((text, id) => aRequest({ id, text })));

test('ownRequests returns pending and approved requests whose text can be parsed', () => {
  const requests = [
    aRequest({ id: 1 }),
    aDecidedRequest('approved', { id: 2 }),
    aDecidedRequest('rejected', { id: 3 }),
    aDecidedRequest('cancelled', { id: 4 }),
    aRequest({ id: 5, text: 'To be agreed' }),
  ];
  expect(ownRequests(requests).map(({ id }) => id)).toEqual([1, 2]);
});

test('requestsByDay returns the requests that contain a day', () => {
  const requests = requestsOf('Vacation 1.12.2026 – 3.12.2026', 'Doctor 3.12.2026 8:00 – 10:30');
  const days = ['2026-12-03', '2026-12-04'].map(localDate);
  const byDay = requestsByDay(requests, days);
  expect(days.map((day) => byDay.get(day)?.map(({ id }) => id))).toEqual([[0, 1], []]);
});

test('parts of a day overlap by their times', () => {
  const requests = requestsOf('Doctor 2.12.2026 8:00 – 10:30');
  expect(overlapped('requests', part('10:30', '12:00'), requests)).toEqual([]);
  expect(overlapped('requests', part('10:00', '12:00'), requests)).toHaveLength(1);
  expect(overlapped('requests', period({}), requests)).toHaveLength(1);
});

test('a part that ends the next day overlaps the next morning', () => {
  const requests = requestsOf('Doctor 3.12.2026 5:00 – 7:00');
  expect(overlapped('requests', part('22:00', '06:00'), requests)).toHaveLength(1);
  expect(overlapped('requests', part('22:00', '05:00'), requests)).toEqual([]);
});

test('whole days overlap where they share a day', () => {
  const place = fc.integer({ min: 0, max: 40 });
  const at = (places: number) => addDays(localDate('2026-12-01'), places);
  const text = (day: string) => day.split('-').map(Number).toReversed().join('.');
  fc.assert(
    fc.property(place, place, place, place, (from, length, otherFrom, otherLength) => {
      const mine = { first: at(from), last: at(from + length) };
      const other = { first: at(otherFrom), last: at(otherFrom + otherLength) };
      const requests = requestsOf(`Vacation ${text(other.first)} – ${text(other.last)}`);
      const common = daysOfRange(mine).some((day) => other.first <= day && day <= other.last);
      const found = overlapped('requests', period({ firstDay: mine.first, lastDay: mine.last }), requests);
      expect(found.length > 0).toBe(common);
    }),
  );
});
