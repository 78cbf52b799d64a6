import { localDate } from '@selfservice/api/core/local-date';
import { aPlanInterval, aPlanRequest } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, test } from 'vitest';
import { lateInstead } from '../my-plan.fixtures.ts';
import { compareChange, compareSigning } from './comparison.ts';

const early = aPlanInterval();
const elsewhere = aPlanInterval({ day: localDate('2026-11-24') });

test(
  'a change with only the changed intervals replaces the plan’s intervals of that day',
  { tags: ['my-plan-31'] },
  () => {
    const request = aPlanRequest({ intervals: [lateInstead] });
    expect(compareChange(request, [early, lateInstead, elsewhere])).toEqual({
      present: [early],
      wanted: [lateInstead],
    });
  },
);

test('of a change with the whole day only the plan changes are requested', () => {
  const request = aPlanRequest({ intervals: [early, lateInstead] });
  expect(compareChange(request, [early]).wanted).toEqual([lateInstead]);
});

test('of a change without plan changes all intervals are requested', () => {
  const moved = aPlanInterval({ name: 'Late shift' });
  expect(compareChange(aPlanRequest({ intervals: [moved] }), [early])).toEqual({
    present: [early],
    wanted: [moved],
  });
});

test('compareSigning returns the intervals of the request', () => {
  expect(compareSigning(aPlanRequest({ intervals: [early, lateInstead] }))).toEqual({
    present: [early],
    wanted: [lateInstead],
  });
});
