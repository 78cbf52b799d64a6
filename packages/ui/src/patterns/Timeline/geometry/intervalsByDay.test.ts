import { localDateTime } from '@selfservice/api/core/local-date';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { expect, test } from 'vitest';
import { intervalsByDay } from './intervalsByDay.ts';

const interval = (begin: string, end: string, isAllDay = false): PlanInterval => ({
  kind: 'shift',
  name: '',
  shortName: '',
  color: null,
  isAllDay,
  begin: localDateTime(`2026-11-${begin}:00`),
  end: localDateTime(`2026-11-${end}:00`),
});

test('lists an interval on every day that it touches and on no other', () => {
  const night = interval('16T22:00', '17T06:00');
  const late = interval('16T14:00', '17T00:00');
  const whole = interval('17T00:00', '19T00:00', true);
  const byDay = intervalsByDay([night, late, whole]);
  expect([...byDay]).toEqual([
    ['2026-11-16', [night, late]],
    ['2026-11-17', [night, whole]],
    ['2026-11-18', [whole]],
  ]);
});
