import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { aPlanInterval } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, test } from 'vitest';
import { workedIntervals } from './workedIntervals.ts';

const shift = aPlanInterval({
  day: localDate('2026-11-20'),
  begin: localDateTime('2026-11-20T22:00:00'),
  end: localDateTime('2026-11-21T06:00:00'),
});
const doctor = {
  ...shift,
  kind: 'otherA' as const,
  begin: localDateTime('2026-11-20T23:00:00'),
  end: localDateTime('2026-11-20T23:30:00'),
};
const wholeDay = {
  ...doctor,
  begin: localDateTime('2026-11-20T00:00:00'),
  end: localDateTime('2026-11-21T00:00:00'),
};

test('keeps a shift with an entry for a part of it', () => {
  expect(workedIntervals([shift, doctor])).toEqual([shift, doctor]);
});

test('leaves out a shift whose day or whole time has an entry', () => {
  expect(workedIntervals([shift, wholeDay])).toEqual([wholeDay]);
  const covering = { ...doctor, begin: shift.begin, end: shift.end };
  expect(workedIntervals([shift, covering])).toEqual([covering]);
});

test('leaves out an interval without duration', () => {
  expect(workedIntervals([{ ...shift, end: shift.begin }])).toEqual([]);
});
