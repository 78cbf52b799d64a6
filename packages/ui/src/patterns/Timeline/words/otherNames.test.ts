import { localDateTime } from '@selfservice/api/core/local-date';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { expect, test, vi } from 'vitest';
import { otherNames } from './otherNames.ts';

function anInterval(kind: PlanInterval['kind'], name: string): PlanInterval {
  const [begin, end] = [localDateTime('2026-11-16T06:00:00'), localDateTime('2026-11-16T14:00:00')];
  return { kind, name, begin, end, isAllDay: false, shortName: '', color: null };
}

test('returns each name of another entry once, by kind', () => {
  const plans = [
    [anInterval('otherA', 'Vacation'), anInterval('shift', 'Early shift'), anInterval('otherA', '')],
    [anInterval('otherA', 'Vacation'), anInterval('otherA', 'Doctor'), anInterval('otherB', 'On call')],
    [anInterval('request', 'Care'), anInterval('planChange', 'Late shift')],
  ];
  expect(otherNames(plans)).toEqual(
    new Map([
      ['otherA', new Set(['Vacation', 'Doctor'])],
      ['otherB', new Set(['On call'])],
    ]),
  );
});

test('does not search unchanged plans again', () => {
  const onRead = vi.fn<() => void>();
  const watched = {
    ...anInterval('shift', 'Early shift'),
    get kind() {
      onRead();
      return 'shift' as const;
    },
  };
  const stayed = [watched, anInterval('otherA', 'Doctor')];
  otherNames([stayed]);
  expect(onRead).toHaveBeenCalled();
  onRead.mockClear();
  const names = otherNames([stayed, [anInterval('otherA', 'Vacation')]]);
  expect(names).toEqual(new Map([['otherA', new Set(['Doctor', 'Vacation'])]]));
  expect(onRead).not.toHaveBeenCalled();
});
