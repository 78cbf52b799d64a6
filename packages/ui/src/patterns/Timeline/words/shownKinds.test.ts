import { expect, test } from 'vitest';
import { localDate } from '@selfservice/api/core/local-date';
import { plannedOn } from '../timeline.fixtures.ts';
import { shownKinds } from './shownKinds.ts';

const day = localDate('2026-11-16');

test('returns each kind that occurs once, in the order of the legend', () => {
  const [plans, withRequest] = [plannedOn(day, 5), plannedOn(day, 3)];
  expect(shownKinds([plans, withRequest, plans])).toEqual(['shift', 'planChange', 'request', 'otherA']);
});

test('returns no kinds without plans', () => {
  expect(shownKinds([])).toEqual([]);
  expect(shownKinds([[]])).toEqual([]);
});
