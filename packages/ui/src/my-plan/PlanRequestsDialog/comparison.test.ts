import { localDate } from '@selfservice/api/core/local-date';
import { aPlanInterval, aPlanRequest } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, test } from 'vitest';
import { lateInstead } from '../my-plan.fixtures.ts';
import { compareChange, compareSigning } from './comparison.ts';

const early = aPlanInterval();
const elsewhere = aPlanInterval({ day: localDate('2026-11-24') });

test('a change that has the changed intervals only replaces what the plan has on that day', () => {
  const request = aPlanRequest({ intervals: [lateInstead] });
  expect(compareChange(request, [early, lateInstead, elsewhere])).toEqual({
    present: [early],
    wanted: [lateInstead],
  });
});

test('a change that has the whole day says what changes by its kind', () => {
  const request = aPlanRequest({ intervals: [early, lateInstead] });
  expect(compareChange(request, [early]).wanted).toEqual([lateInstead]);
});

test('a change without an interval of that kind has nothing but changed ones', () => {
  const moved = aPlanInterval({ name: 'Late shift' });
  expect(compareChange(aPlanRequest({ intervals: [moved] }), [early])).toEqual({
    present: [early],
    wanted: [moved],
  });
});

test('what is to be signed stands in the request', () => {
  expect(compareSigning(aPlanRequest({ intervals: [early, lateInstead] }))).toEqual({
    present: [early],
    wanted: [lateInstead],
  });
});
