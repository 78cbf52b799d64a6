import type { LocalMonth } from '@selfservice/api/core/local-date';
import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { addDays, addMinutes } from '@selfservice/api/core/local-date-arithmetic';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import { aPlan, aPlanInterval, november } from '@selfservice/api/my-plan/my-plan.fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayFacts } from './dayFacts.ts';

const december = '2026-12' as LocalMonth;

/** A shift, or another interval, by day and hours; an end that is not after the begin is on the next day. */
function on(
  day: string,
  from: string,
  to: string,
  differences: Partial<MyPlanInterval> = {},
): MyPlanInterval {
  const first = localDate(day);
  const last = to > from ? first : addDays(first, 1);
  return aPlanInterval({
    day: first,
    begin: localDateTime(`${first}T${from}:00`),
    end: localDateTime(`${last}T${to}:00`),
    ...differences,
  });
}

const wholeDay = (day: string, differences: Partial<MyPlanInterval> = {}) =>
  on(day, '00:00', '00:00', { kind: 'otherA', name: 'Vacation', isAllDay: true, ...differences });

const at = (moment: string) => localDateTime(`2026-${moment}:00`);
const factsOf = (moment: string, ...intervals: MyPlanInterval[]) =>
  dayFacts({ plan: aPlan({ intervals }) }, at(moment));

const early = on('2026-11-20', '06:00', '14:00');
const monday = on('2026-11-23', '06:00', '14:00');
const night = on('2026-11-19', '22:00', '06:00');

describe('state of the day', () => {
  test.each([
    ['11-20T05:59', { kind: 'later', shift: early }],
    ['11-20T06:00', { kind: 'shift', shift: early }],
    ['11-20T13:59', { kind: 'shift', shift: early }],
    ['11-20T14:00', { kind: 'over' }],
    ['11-21T08:00', { kind: 'off', isCertain: true }],
  ])('at %s, with a shift from 6:00 to 14:00', (moment, state) => {
    expect(factsOf(moment, early, monday).state).toEqual(state);
  });

  test.each([
    ['11-19T23:30', { kind: 'shift', shift: night }],
    ['11-20T01:00', { kind: 'shift', shift: night }],
    ['11-20T06:00', { kind: 'over' }],
    ['11-19T20:00', { kind: 'later', shift: night }],
  ])('at %s, with a night shift', (moment, state) => {
    expect(factsOf(moment, night).state).toEqual(state);
  });

  test('a night shift that began in the month before is the current shift', () => {
    const last = on('2026-10-31', '22:00', '06:00');
    expect(factsOf('11-01T03:00', last).state).toEqual({ kind: 'shift', shift: last });
  });

  test(
    'an absence of several days ends on its last day, also across weekends that it fills',
    { tags: ['dashboard-13'] },
    () => {
      const days = ['19', '20', '21', '22', '23'].map((day) => wholeDay(`2026-11-${day}`));
      const { state } = factsOf('11-20T08:00', ...days);
      expect(state).toMatchObject({ kind: 'wholeDay', lastDay: '2026-11-23' });
    },
  );

  test('a different entry on the next day ends the absence', () => {
    const { state } = factsOf(
      '11-20T08:00',
      wholeDay('2026-11-20'),
      wholeDay('2026-11-21', { name: 'Doctor' }),
    );
    expect(state).toMatchObject({ lastDay: '2026-11-20' });
  });

  test('an entry of a whole day replaces the shift of the day, and the night shift that begins on it', () => {
    const late = on('2026-11-20', '22:00', '06:00');
    for (const shift of [early, late]) {
      const facts = factsOf('11-20T08:00', wholeDay('2026-11-20'), shift, monday);
      expect(facts.state.kind).toBe('wholeDay');
      expect(facts.next).toEqual({ kind: 'known', shift: monday });
    }
  });

  test('a night shift that began the day before continues into an absence', () => {
    expect(factsOf('11-20T01:00', night, wholeDay('2026-11-20')).state.kind).toBe('shift');
    expect(factsOf('11-20T06:00', night, wholeDay('2026-11-20')).state.kind).toBe('wholeDay');
  });

  test('an entry as long as the shift replaces it, a shorter one does not', () => {
    const doctor = (to: string) => on('2026-11-20', '06:00', to, { kind: 'otherA', name: 'Doctor' });
    expect(factsOf('11-20T05:00', early, doctor('14:00')).state).toMatchObject({ kind: 'wholeDay' });
    expect(factsOf('11-20T08:00', early, doctor('14:00')).state).toMatchObject({ kind: 'entry' });
    expect(factsOf('11-20T08:00', early, doctor('10:00')).state).toMatchObject({ kind: 'shift' });
  });

  test('between two shifts the second is the next one', () => {
    const second = on('2026-11-20', '16:00', '20:00');
    const facts = factsOf('11-20T15:00', early, second, monday);
    expect(facts.state).toEqual({ kind: 'later', shift: second });
    expect(facts.next).toEqual({ kind: 'known', shift: monday });
    expect(factsOf('11-20T08:00', early, second).next).toEqual({ kind: 'known', shift: second });
  });

  test('standby after the shift is shown while it lasts', () => {
    const standby = on('2026-11-20', '17:00', '22:00', { kind: 'otherB', name: 'Standby' });
    expect(factsOf('11-20T18:00', early, standby).state).toEqual({ kind: 'entry', entry: standby });
    expect(factsOf('11-20T16:00', early, standby).state.kind).toBe('over');
    expect(factsOf('11-20T16:00', early, standby).intervals).toEqual([early, standby]);
  });

  test('requests and plan changes do not change the state', { tags: ['dashboard-17'] }, () => {
    const asked = wholeDay('2026-11-20', { kind: 'request' });
    const change = on('2026-11-20', '14:00', '22:00', { kind: 'planChange' });
    expect(factsOf('11-20T08:00', asked, early, change).state).toEqual({ kind: 'shift', shift: early });
    expect(factsOf('11-21T08:00', wholeDay('2026-11-21', { kind: 'request' })).state.kind).toBe('off');
  });

  test('a public holiday counts only for a person without a shift', { tags: ['dashboard-13'] }, () => {
    const publicHolidays = [{ day: localDate('2026-11-17'), name: 'Freedom Day' }];
    const onHoliday = (...intervals: MyPlanInterval[]) =>
      dayFacts({ plan: aPlan({ intervals, publicHolidays }) }, at('11-17T08:00')).state;
    expect(onHoliday()).toEqual({ kind: 'holiday', name: 'Freedom Day' });
    expect(onHoliday(on('2026-11-17', '06:00', '14:00')).kind).toBe('shift');
  });

  test(
    'never says that a person is free while a part of the plan is not published',
    { tags: ['dashboard-16'] },
    () => {
      const unpublished = (...intervals: MyPlanInterval[]) =>
        dayFacts({ plan: aPlan({ intervals, containsUnpublished: true }) }, at('11-21T08:00'));
      expect(unpublished().state).toEqual({ kind: 'unpublished' });
      expect(unpublished(early).state).toEqual({ kind: 'off', isCertain: false });
      expect(unpublished(early).next).toEqual({ kind: 'unpublished' });
      expect(unpublished(wholeDay('2026-11-21')).state.kind).toBe('wholeDay');
    },
  );
});

describe('next month', () => {
  test('is needed if this month has no further shift', { tags: ['dashboard-15'] }, () => {
    expect(factsOf('11-20T08:00', early)).toMatchObject({
      next: { kind: 'noneThisMonth' },
      needsNextMonth: true,
    });
    expect(factsOf('11-20T08:00', early, monday).needsNextMonth).toBe(false);
  });

  test(
    'is needed for the last day of an absence that continues after this month',
    { tags: ['dashboard-15'] },
    () => {
      const absence = ['29', '30'].map((day) => wholeDay(`2026-11-${day}`));
      const facts = factsOf('11-29T08:00', ...absence);
      expect(facts).toMatchObject({ state: { lastDay: null }, needsNextMonth: true });
      const nextPlan = aPlan({ month: december, intervals: [wholeDay('2026-12-01')] });
      const known = dayFacts({ plan: aPlan({ intervals: absence }), nextPlan }, at('11-29T08:00'));
      expect(known).toMatchObject({ state: { lastDay: '2026-12-01' }, needsNextMonth: false });
    },
  );

  test('contains the next shift, not the night shift that began in this month', () => {
    const lastNight = on('2026-11-30', '22:00', '06:00');
    const first = on('2026-12-02', '06:00', '14:00');
    const nextPlan = aPlan({ month: december, intervals: [lastNight, first] });
    const plan = aPlan({ intervals: [lastNight] });
    expect(dayFacts({ plan, nextPlan }, at('11-30T08:00'))).toMatchObject({
      state: { kind: 'later', shift: lastNight },
      next: { kind: 'known', shift: first },
    });
  });

  test('may have no shift, or none that is published', () => {
    const next = (containsUnpublished: boolean) =>
      dayFacts(
        { plan: aPlan(), nextPlan: aPlan({ month: december, containsUnpublished }) },
        at('11-20T08:00'),
      ).next;
    expect(next(false)).toEqual({ kind: 'none' });
    expect(next(true)).toEqual({ kind: 'unpublished' });
  });
});

const someIntervals = fc.array(
  fc
    .tuple(
      fc.integer({ min: 0, max: 29 * 1440 }),
      fc.integer({ min: -60, max: 2000 }),
      fc.constantFrom('shift' as const, 'otherA' as const, 'otherB' as const, 'request' as const),
    )
    .map(([from, length, kind]) => {
      const begin = addMinutes(localDateTime('2026-11-01T00:00:00'), from);
      return aPlanInterval({
        kind,
        begin,
        end: addMinutes(begin, length),
        day: localDate(begin.slice(0, 10)),
      });
    }),
  { maxLength: 12 },
);
const moments = fc
  .integer({ min: 0, max: 30 * 1440 - 1 })
  .map((minute) => addMinutes(localDateTime('2026-11-01T00:00:00'), minute));

test('for any plan, the current interval contains the moment and the next one begins after it', () => {
  fc.assert(
    fc.property(someIntervals, moments, (unsorted, now) => {
      const intervals = unsorted.toSorted((a, b) => (a.begin < b.begin ? -1 : Number(a.begin > b.begin)));
      const plan = aPlan({ month: november, intervals });
      const { state, next, intervals: todays } = dayFacts({ plan }, now);
      const under = [state]
        .flatMap((one) => (one.kind === 'shift' ? one.shift : one.kind === 'entry' ? one.entry : []))
        .map((interval) => [interval.begin <= now, now < interval.end, todays.includes(interval)]);
      const upcoming = [state, next]
        .flatMap((one) => ('shift' in one && one.kind !== 'shift' ? one.shift.begin : []))
        .map((begin) => begin > now);
      expect([...under.flat(), ...upcoming]).not.toContain(false);
    }),
  );
});
