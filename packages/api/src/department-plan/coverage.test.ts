import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDate, localDateTime } from '../core/local-date.ts';
import { addMinutes } from '../core/local-date-arithmetic.ts';
import type { PlanIntervalKind } from '../core/plan-interval.ts';
import { askedOn, awayOn, boundsOfDays, shiftsOn } from './away.ts';
import { presenceOn } from './presence.ts';
import { coverageOf, coverageOfPerson, isShownBy } from './coverage.ts';
import { aPage, anInterval } from './department-plan.fixtures.ts';
import type { DepartmentInterval } from './department-plan.ts';

const friday = localDate('2026-11-20');
const sunday = localDate('2026-11-22');
const days = boundsOfDays(friday, sunday);
const [only] = boundsOfDays(friday, friday);

const from = (begin: string, end: string, changes: Partial<DepartmentInterval> = {}) =>
  anInterval('a', { begin: localDateTime(begin), end: localDateTime(end), ...changes });
const early = from('2026-11-20T06:00:00', '2026-11-20T14:00:00');
const night = from('2026-11-20T22:00:00', '2026-11-21T06:00:00');
const vacation = from('2026-11-20T00:00:00', '2026-11-21T00:00:00', { kind: 'otherA' });
const request = { ...vacation, kind: 'request' as const };

const hoursOf = (...intervals: DepartmentInterval[]) => coverageOfPerson(intervals, only ? [only] : []).hours;
const range = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, index) => first + index);

const kinds = ['shift', 'planChange', 'request', 'otherA', 'otherB', 'other'] as const;
const anyInterval = fc
  .record({
    kind: fc.constantFrom<PlanIntervalKind>(...kinds),
    begin: fc.integer({ min: -2000, max: 5000 }),
    length: fc.integer({ min: 1, max: 3000 }),
  })
  .map(({ kind, begin, length }) => {
    const at = addMinutes(localDateTime('2026-11-20T00:00:00'), begin);
    return anInterval('a', { kind, begin: at, end: addMinutes(at, length) });
  });
const anyPlans = fc.array(fc.option(fc.array(anyInterval, { maxLength: 5 }), { nil: undefined }), {
  maxLength: 6,
});

function pageOf(plans: readonly (readonly DepartmentInterval[] | undefined)[]) {
  const refs = plans.map((_, index) => String(index));
  return {
    ...aPage(refs),
    intervals: new Map(plans.flatMap((plan, index) => (plan ? [[String(index), plan] as const] : []))),
  };
}

describe('the coverage of days', { tags: ['department-plan-26'] }, () => {
  test('uses days from midnight to midnight', () => {
    expect(days.map(({ day, begin, end }) => [day, begin, end])).toEqual([
      ['2026-11-20', '2026-11-20T00:00:00', '2026-11-21T00:00:00'],
      ['2026-11-21', '2026-11-21T00:00:00', '2026-11-22T00:00:00'],
      ['2026-11-22', '2026-11-22T00:00:00', '2026-11-23T00:00:00'],
    ]);
  });

  test('counts a shift over midnight only on the day on which it begins', () => {
    expect(days.map((day) => shiftsOn([night], day).length)).toEqual([1, 0, 0]);
    expect(coverageOfPerson([night], days).days.map(({ presence }) => presence)).toEqual([
      'onShift',
      'off',
      'off',
    ]);
  });

  test('counts a person without a shift as off, and one with an entry over the day as absent', () => {
    expect(days.map((day) => presenceOn([], day))).toEqual(['off', 'off', 'off']);
    expect(days.map((day) => presenceOn([vacation], day))).toEqual(['absent', 'off', 'off']);
  });

  test('counts an entry over all of a shift as an absence, and one over a part of it not', () => {
    const doctor = from('2026-11-20T07:00:00', '2026-11-20T09:00:00', { kind: 'other' });
    const care = from('2026-11-20T06:00:00', '2026-11-20T14:00:00', { kind: 'otherB' });
    const [day] = days;
    expect(day && awayOn([early, doctor], day)).toBeNull();
    expect(day && awayOn([early, care], day)).toEqual([care]);
  });

  test('counts an open request separately, and not as an absence', () => {
    expect(coverageOfPerson([early, request], days).days[0]).toEqual({ presence: 'onShift', hasAsked: true });
    expect(days.map((day) => askedOn([request], day).length)).toEqual([1, 0, 0]);
  });

  test('counts only people whose plans are loaded', { tags: ['department-plan-27'] }, () => {
    const page = {
      ...aPage(['a', 'b', 'c', 'd']),
      intervals: new Map([
        ['a', [early]],
        ['b', [early, vacation]],
        ['c', [early, request]],
      ]),
    };
    expect(coverageOf(page, { from: friday, to: sunday })).toEqual({
      readCount: 3,
      peopleCount: 4,
      hours: null,
      thinnestDay: null,
      days: [
        { day: '2026-11-20', onShift: 2, absent: 1, off: 0, asked: 1 },
        { day: '2026-11-21', onShift: 0, absent: 0, off: 3, asked: 0 },
        { day: '2026-11-22', onShift: 0, absent: 0, off: 3, asked: 0 },
      ],
    });
  });
});

describe('the thinnest workday', { tags: ['department-plan-45'] }, () => {
  const monday = localDate('2026-11-16');
  const shiftOn = (ref: string, day: number) =>
    anInterval(ref, {
      begin: localDateTime(`2026-11-${day}T06:00:00`),
      end: localDateTime(`2026-11-${day}T14:00:00`),
    });
  /** Two people: one works on all workdays, the other only on some. */
  const weekWith = (...other: number[]) => ({
    ...aPage(['a', 'b']),
    intervals: new Map([
      ['a', [16, 17, 18, 19, 20].map((day) => shiftOn('a', day))],
      ['b', other.map((day) => shiftOn('b', day))],
    ]),
  });
  const thinnest = (page: Parameters<typeof coverageOf>[0]) =>
    coverageOf(page, { from: monday, to: sunday }).thinnestDay;

  test('is the workday with the fewest people on shift, and no weekend', () =>
    expect(thinnest(weekWith(16, 17, 18, 20))).toBe('2026-11-19'));

  test('is the first of several', () => expect(thinnest(weekWith(16, 18, 20))).toBe('2026-11-17'));

  test('is no public holiday', () => {
    const publicHolidays = [{ day: localDate('2026-11-17'), name: 'Struggle for Freedom' }];
    expect(thinnest({ ...weekWith(16, 18, 20), publicHolidays })).toBe('2026-11-19');
  });

  test('is none where all workdays have the same number, and while plans are missing', () => {
    expect(thinnest(weekWith())).toBeNull();
    expect(
      thinnest({ ...weekWith(16), ...aPage(['a', 'b', 'c']), intervals: weekWith(16).intervals }),
    ).toBeNull();
  });

  test('has no more people on shift than any other workday, for any plans', () => {
    fc.assert(
      fc.property(anyPlans, (plans) => {
        const { days: counts, thinnestDay } = coverageOf(pageOf(plans), { from: monday, to: sunday });
        const least = counts.find(({ day }) => day === thinnestDay)?.onShift ?? 0;
        expect(Math.min(...counts.slice(0, 5).map(({ onShift }) => onShift))).toBeGreaterThanOrEqual(least);
      }),
    );
  });
});

describe('the coverage of hours', () => {
  test('counts a shift in its hours', () => expect(hoursOf(early)).toEqual(range(6, 14)));

  test('counts a shift over midnight only in the hours of the day', () => {
    const before = from('2026-11-19T22:00:00', '2026-11-20T06:00:00');
    expect(hoursOf(night)).toEqual([22, 23]);
    expect(hoursOf(before)).toEqual(range(0, 6));
    expect(hoursOf(before, night)).toEqual([...range(0, 6), 22, 23]);
  });

  test('counts half an hour as an hour, and less not at all', () => {
    expect(hoursOf(from('2026-11-20T06:30:00', '2026-11-20T08:15:00'))).toEqual([6, 7]);
    expect(hoursOf(from('2026-11-20T05:45:00', '2026-11-20T08:00:00'))).toEqual([6, 7]);
  });

  test('counts a person who is absent for the whole shift in no hour', () => {
    expect(hoursOf(early, vacation)).toEqual([]);
    expect(hoursOf(early, request)).toEqual(range(6, 14));
  });
});

describe('a filter', () => {
  test(
    'shows people who are absent or on shift on at least one day, and only people whose plans are loaded',
    { tags: ['department-plan-27'] },
    () => {
      const [day] = days.slice(0, 1);
      const one = day ? [day] : [];
      expect(isShownBy('onShift', [early], one)).toBe(true);
      expect(isShownBy('absent', [early], days)).toBe(false);
      expect(isShownBy('absent', [], days)).toBe(false);
      expect(isShownBy('absent', [early, vacation], days)).toBe(true);
      expect(isShownBy('absent', undefined, days)).toBe(false);
      expect(isShownBy('everybody', undefined, days)).toBe(true);
    },
  );
});

test('counts each loaded person on each day once: as on shift, absent or off, for any plans', () => {
  fc.assert(
    fc.property(anyPlans, (plans) => {
      const { readCount, days: counts } = coverageOf(pageOf(plans), { from: friday, to: sunday });
      for (const { onShift, absent, off, asked } of counts) {
        expect(onShift + absent + off).toBe(readCount);
        expect(asked).toBeLessThanOrEqual(readCount);
      }
    }),
  );
});

test('returns the same counts for any batches of the plans', () => {
  fc.assert(
    fc.property(anyPlans, fc.nat(6), (plans, cut) => {
      const whole = coverageOf(pageOf(plans), { from: friday, to: friday });
      coverageOf(pageOf(plans.map((plan, index) => (index < cut ? plan : undefined))), {
        from: friday,
        to: friday,
      });
      expect(coverageOf(pageOf(plans), { from: friday, to: friday })).toEqual(whole);
      const copies = plans.map((plan) => plan && [...plan]);
      expect(coverageOf(pageOf(copies), { from: friday, to: friday })).toEqual(whole);
    }),
  );
});

test('counts a person at most once in each hour of the day', () => {
  fc.assert(
    fc.property(fc.array(anyInterval, { maxLength: 6 }), (plan) => {
      const { hours } = coverageOfPerson(plan, only ? [only] : []);
      expect(new Set(hours).size).toBe(hours.length);
      expect(hours.every((hour) => hour >= 0 && hour < 24)).toBe(true);
    }),
  );
});
