import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import type { Span } from '../my-plan/day-minutes.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import { planDays } from '../my-plan/plan-day.ts';
import type { RecordedPass } from '../presence/recorded-passes.ts';
import { terminalTypeOf } from '../terminal/terminal-types.ts';
import { lunchMinutesOf, presencesOf, shiftAmounts } from './worked-time.ts';

const [day] = planDays(localDate('2026-11-20'), localDate('2026-11-20')) as [PlanDay];
const now = localDateTime('2026-11-20T18:00:00');
const types = { in: 1, back: 2, out: 21, lunch: 22, door: 29 } as const;

/** Returns passes written as `in 8:00, out 16:30`. */
function passesOf(text: string): RecordedPass[] {
  return text.split(', ').flatMap((one) => {
    const [key = '', time = ''] = one.split(' ');
    const type = terminalTypeOf(types[key as keyof typeof types]);
    const at = localDateTime(`2026-11-20T${time.padStart(5, '0')}:00`);
    return type ? [{ at, type, isOnline: false, note: { en: '', cs: '', sk: '' }, gps: '' }] : [];
  });
}

const span = (begin: number, end: number): Span => ({ begin: begin * 60, end: end * 60 });
const shift = span(8, 16.5);

function amountsOf(text: string, windows: Span[] = [shift], absences: Span[] = []) {
  const passes = passesOf(text);
  const presences = presencesOf(day, passes, now);
  if (presences.fault) throw new Error(presences.fault);
  return shiftAmounts(shift, windows, presences.spans, absences, lunchMinutesOf(day, passes));
}

test.each([
  ['a shift with the break that no pass records', 'in 7:55, out 16:33', 480],
  ['an early arrival', 'in 7:00, out 16:30', 480],
  ['a late arrival', 'in 8:10, out 16:30', 470],
  ['a short lunch, which counts as the whole break', 'in 8:00, lunch 12:00, back 12:20, out 16:30', 480],
  ['a long lunch', 'in 8:00, lunch 12:00, back 12:45, out 16:30', 465],
  ['a door without a direction', 'in 8:00, door 10:00, out 16:30', 480],
  ['six hours, which have no break', 'in 8:00, out 14:00', 360],
])('computes the worked minutes of %s', (_, passes, worked) => {
  expect(amountsOf(passes)).toEqual({ worked, excused: 0 });
});

test('time after the shift counts within a flexible end only', () => {
  expect(amountsOf('in 8:00, out 17:00')).toEqual({ worked: 480, excused: 0 });
  expect(amountsOf('in 8:00, out 17:00', [span(8, 17.5)])).toEqual({ worked: 510, excused: 0 });
});

test.each([
  ['in the morning', 'in 11:00, out 16:30', span(7.5, 11), { worked: 330, excused: 150 }],
  ['in the afternoon', 'in 8:00, out 12:00', span(12, 16.5), { worked: 240, excused: 240 }],
  ['in the middle', 'in 8:00, out 9:00, back 11:00, out 16:30', span(9, 11), { worked: 360, excused: 120 }],
])('an absence %s and the work beside it are the planned time', (_, passes, absence, amounts) => {
  const windows = [span(8, absence.begin / 60), span(absence.end / 60, 16.5)].filter(
    ({ begin, end }) => begin < end,
  );
  expect(amountsOf(passes, windows, [absence])).toEqual(amounts);
});

test.each([
  ['in 8:00, in 9:00, out 16:30', 'missingBetween'],
  ['lunch 12:00, back 12:30, out 16:30', 'missingIn'],
  ['in 8:00, out 12:00, out 16:30', 'missingIn'],
])('finds the missing pass in %s', (passes, fault) => {
  expect(presencesOf(day, passesOf(passes), now)).toEqual({ fault });
});

test('a presence without a departure goes on until now', () => {
  expect(presencesOf(day, passesOf('in 8:00'), now)).toEqual({ spans: [span(8, 18)], isInside: true });
});
