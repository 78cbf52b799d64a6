import { localTime } from '@selfservice/api/core/local-time';
import { expect, test } from 'vitest';
import { timeError } from './timeError.ts';

const limits = { min: localTime('06:00'), max: localTime('18:00') };

test.each([
  ['05:59', null, 'notBefore'],
  ['06:00', 30, null],
  ['08:17', null, null],
  ['08:17', 30, 'offStep'],
  ['18:01', 30, 'notAfter'],
])('timeError of %s with a step of %s is %s', (time, step, fault) => {
  expect(timeError(localTime(time), limits, step)).toBe(fault);
});

test('timeError of an empty field is null', () => {
  expect(timeError(null, limits, 30)).toBeNull();
});
