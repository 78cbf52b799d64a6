import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { aPlanInterval } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, test } from 'vitest';
import { stripParts } from './dayStrip.ts';

const monday = localDate('2026-11-23');
const tuesday = localDate('2026-11-24');
const night = aPlanInterval({
  begin: localDateTime('2026-11-23T18:00:00'),
  end: localDateTime('2026-11-24T06:00:00'),
});
const partsOn = (day: typeof monday, ...intervals: Parameters<typeof stripParts>[1]) =>
  stripParts(day, intervals).map(({ begin, end }) => [begin, end]);

test('a night is on the strips of both days', { tags: ['my-plan-49'] }, () => {
  expect(partsOn(monday, night)).toEqual([[0.75, 1]]);
  expect(partsOn(tuesday, night)).toEqual([[0, 0.25]]);
});

test('an interval of another day is not on the strip', () => {
  expect(partsOn(tuesday, aPlanInterval())).toEqual([]);
});

test('whole days are below shifts, and requests above them', () => {
  const whole = aPlanInterval({
    kind: 'request',
    isAllDay: true,
    begin: localDateTime('2026-11-23T00:00:00'),
    end: localDateTime('2026-11-24T00:00:00'),
  });
  const request = aPlanInterval({ kind: 'request' });
  const shift = aPlanInterval();
  expect(stripParts(monday, [request, shift, whole]).map(({ interval }) => interval)).toEqual([
    whole,
    shift,
    request,
  ]);
});
