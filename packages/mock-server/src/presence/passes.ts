import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { addMinutes, minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import { dateTimeOf } from '../core/wire-dates.ts';
import { chance } from '../my-plan/chance.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import type { PlanRow } from '../my-plan/plan-row.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';
import { passHabitOn } from './pass-habits.ts';
import type { PassKey } from './pass-types.ts';

/** A pass of a person. */
export interface Pass {
  at: LocalDateTime;
  type: PassKey;
  /** Whether it was made on the online terminal. */
  isOnline: boolean;
}

/** The number of the random stream for each decision. */
const turn = { in: 50, out: 51, lunch: 52, lunchLength: 53, door: 54 };

/** Shifts of at least this many minutes have a break. */
const longShift = 8 * 60;

/**
 * Returns the passes of a person on a day, in order: near the begin and the end of the shift, and around breaks
 * and errands. They depend only on the person, the day and its plan.
 *
 * @param rows the person's plan of the day
 */
export function passesOn(person: PlanPerson, day: PlanDay, rows: readonly PlanRow[]): Pass[] {
  const shift = rows.find(({ type }) => type === 'IPODENSMEN');
  const habit = passHabitOn(person, day);
  if (!shift || habit === 'noPasses') return [];
  const within = (turnOf: number, from: number, to: number) =>
    from + Math.floor(chance(person.hash, day.index, turnOf) * (to - from + 1));
  const [begin, end] = [dateTimeOf(shift.begin), dateTimeOf(shift.end)];
  const pass = (at: LocalDateTime, type: PassKey): Pass => {
    return { at, type, isOnline: shift.outsideOfWorkplace };
  };
  const errands = errandsOf(rows, end).map(({ at, type }) => pass(at, type));
  const lunchAt = addMinutes(begin, within(turn.lunch, 210, 270));
  const hasLunch = errands.length === 0 && minutesBetween(begin, end) >= longShift;
  const leavesEarlier = errands.at(-1)?.type === 'errand';
  return [
    // The last pass of the shared people, also on home, is two minutes before eight.
    ...(habit === 'forgetsIn'
      ? []
      : [pass(addMinutes(begin, person.isShared ? -2 : within(turn.in, -18, 3)), 'in')]),
    ...(habit === 'usesDoor' ? [pass(addMinutes(begin, within(turn.door, 20, 200)), 'door')] : []),
    ...errands,
    ...(hasLunch
      ? [pass(lunchAt, 'lunch'), pass(addMinutes(lunchAt, within(turn.lunchLength, 25, 40)), 'back')]
      : []),
    ...(habit === 'forgetsOut' || leavesEarlier
      ? []
      : [pass(addMinutes(end, within(turn.out, 0, 14)), 'out')]),
  ];
}

/**
 * Returns the passes around absences within the shift: out before, and back after unless it reaches the end of the
 * shift.
 */
function errandsOf(rows: readonly PlanRow[], shiftEnd: LocalDateTime): Pick<Pass, 'at' | 'type'>[] {
  return rows
    .filter(({ type, isAllDay }) => type === 'IPOPREST' && !isAllDay)
    .flatMap(({ begin, end }) => {
      const out = { at: dateTimeOf(begin), type: 'errand' } as const;
      const backAt = dateTimeOf(end);
      return backAt < shiftEnd ? [out, { at: backAt, type: 'back' } as const] : [out];
    });
}
