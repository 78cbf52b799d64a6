import { expect, test } from 'vitest';
import { HttpError, NetworkError } from './errors.ts';
import { isToBeRepeated, retryAfterMs } from './retry-after.ts';

const now = Date.UTC(2026, 10, 20, 8);
const failure = (status: number, headers: Record<string, string> = {}) =>
  new HttpError({ url: '/x', status, statusText: '', headers, body: '' });

test.each([408, 425, 429])('a server asks to repeat a call with the status %i', (status) => {
  expect(isToBeRepeated(failure(status))).toBe(true);
});

test.each([failure(400), failure(409), failure(503), new NetworkError('/x', null), null])(
  'a call that failed otherwise (%s) is not',
  (error) => {
    expect(isToBeRepeated(error)).toBe(false);
  },
);

test.each([
  ['7', 7000],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 08:01:00 GMT', 60_000],
  ['Fri, 20 Nov 2026 07:00:00 GMT', 0],
  ['soon', 0],
  ['-5', 0],
  ['', 0],
])('Retry-After: %j is %i ms', (value, expected) => {
  expect(retryAfterMs(failure(429, { 'retry-after': value }), now)).toBe(expected);
});

test('a moment is compared with the time of the server, if it names one', () => {
  const headers = { 'retry-after': 'Fri, 20 Nov 2026 08:01:00 GMT', date: 'Fri, 20 Nov 2026 08:00:50 GMT' };
  expect(retryAfterMs(failure(503, headers), now)).toBe(10_000);
});

test('nothing is asked without the header or without a response', () => {
  expect(retryAfterMs(failure(429), now)).toBe(0);
  expect(retryAfterMs(new NetworkError('/x', null), now)).toBe(0);
});
