import type { AccountKey } from '../requests/accounts.ts';
import { chance } from './chance.ts';
import type { PlanDay } from './plan-day.ts';
import type { ShiftName } from './plan-labels.ts';
import { accountLabel, otherLabels } from './plan-labels.ts';
import type { PlanRow } from './plan-row.ts';
import { minutesOfShift, partOfDay, shiftRow, wholeDay } from './plan-row.ts';
import type { PlanPerson } from './shift-patterns.ts';
import { shiftOn, standsBy } from './shift-patterns.ts';

/** The random decisions, each with its own number, so that they are independent. */
const turn = { spell: 10, spellDay: 11, day: 12, part: 13, change: 14, home: 15, outdated: 16 };

const absence = (account: AccountKey) => ({ type: 'IPOPREST', label: accountLabel(account) }) as const;
const vacation = absence('vacation');
const sickness = absence('sickness');
const doctor = absence('doctor');
const familyCare = absence('familyCare');
const training = { type: 'IPOSKOLENI', label: otherLabels.training } as const;
const standby = { type: 'IPOPOH', label: otherLabels.standby } as const;

/** The shift that a change gives a day instead of its own. */
export const changedShift: Record<ShiftName, ShiftName> = {
  early: 'late',
  late: 'early',
  night: 'late',
  office: 'late',
  short: 'office',
  longDay: 'longNight',
  longNight: 'longDay',
};

/** Returns a person's intervals of a day, sorted by their begin. They depend only on the person and the day. */
export function generatedRows(person: PlanPerson, day: PlanDay): PlanRow[] {
  const shift = shiftOn(person, day);
  const away = absenceOn(person, day, shift);
  if (away) return [away];
  const rows = standsBy(person, day) ? [standbyOn(day, shift)] : [];
  if (!shift) return rows;
  const isAtHome = person.pattern === 'office' && chance(person.hash, day.index, turn.home) < 0.2;
  return [
    ...rows,
    shiftRow(day, shift, 'IPODENSMEN', isAtHome),
    ...changeOn(person, day, shift),
    ...partlyAway(person, day, shift),
  ].toSorted((a, b) => (a.begin < b.begin ? -1 : Number(a.begin > b.begin)));
}

/**
 * Returns the rows of a day after the server has recalculated the plan: on some days the person works another shift than
 * `generatedRows` returns.
 */
export function recalculatedRows(person: PlanPerson, day: PlanDay): PlanRow[] {
  const rows = generatedRows(person, day);
  const shift = shiftOn(person, day);
  const isPlain = rows.length === 1 && rows[0]?.type === 'IPODENSMEN';
  const isOutdated = !person.isShared && chance(person.hash, day.index, turn.outdated) < 0.1;
  return shift && isPlain && isOutdated ? [shiftRow(day, changedShift[shift])] : rows;
}

/** Returns a standby: all day without a shift, otherwise before a late shift or after another one. */
function standbyOn(day: PlanDay, shift: ShiftName | null): PlanRow {
  if (!shift) return wholeDay(day, standby);
  return shift === 'late'
    ? partOfDay(day, 8 * 60, 14 * 60, standby)
    : partOfDay(day, 17 * 60, 22 * 60, standby);
}

/** Returns an absence: a vacation or an illness of several days in a week, or a single day off or training. */
function absenceOn(person: PlanPerson, day: PlanDay, shift: ShiftName | null): PlanRow | null {
  if (person.isShared) return null;
  const spell = chance(person.hash, day.week, turn.spell);
  // An illness includes the weekend.
  if (spell < 0.015) return wholeDay(day, sickness);
  if (!shift) return null;
  const first = 1 + Math.floor(chance(person.hash, day.week, turn.spellDay) * 4);
  const isVacation = spell < 0.06 || (spell < 0.09 && day.weekday >= first && day.weekday < first + 3);
  const single = chance(person.hash, day.index, turn.day);
  if (isVacation || single < 0.01) return wholeDay(day, vacation);
  return single < 0.018 ? wholeDay(day, training) : null;
}

function partlyAway(person: PlanPerson, day: PlanDay, shift: ShiftName): PlanRow[] {
  if (person.isShared) return [];
  const { begin, end } = minutesOfShift(shift);
  const part = chance(person.hash, day.index, turn.part);
  if (part < 0.025) return [partOfDay(day, begin + 60, begin + 180, doctor)];
  return part < 0.035 ? [partOfDay(day, end - 120, end, familyCare)] : [];
}

function changeOn(person: PlanPerson, day: PlanDay, shift: ShiftName): PlanRow[] {
  if (person.isShared || chance(person.hash, day.index, turn.change) >= 0.02) return [];
  return [shiftRow(day, changedShift[shift], 'PLNCHANGE')];
}
