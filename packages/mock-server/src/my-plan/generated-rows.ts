import type { AccountKey } from '../requests/accounts.ts';
import { chance } from './chance.ts';
import type { PlanDay } from './plan-day.ts';
import type { ShiftName } from './plan-labels.ts';
import { accountLabel, otherLabels } from './plan-labels.ts';
import type { PlanRow } from './plan-row.ts';
import { minutesOfShift, partOfDay, shiftRow, wholeDay } from './plan-row.ts';
import type { PlanPerson } from './shift-patterns.ts';
import { shiftOn, standsBy } from './shift-patterns.ts';

/** What is decided by chance; each has a turn of its own. */
const turn = { spell: 10, spellDay: 11, day: 12, part: 13, change: 14, home: 15, outdated: 16 };

const absence = (account: AccountKey) => ({ type: 'IPOPREST', label: accountLabel(account) }) as const;
const vacation = absence('vacation');
const sickness = absence('sickness');
const doctor = absence('doctor');
const familyCare = absence('familyCare');
const training = { type: 'IPOSKOLENI', label: otherLabels.training } as const;
const standby = { type: 'IPOPOH', label: otherLabels.standby } as const;

/** Which shift a day may be given instead. */
export const changedShift: Record<ShiftName, ShiftName> = {
  early: 'late',
  late: 'early',
  night: 'late',
  office: 'late',
  short: 'office',
  longDay: 'longNight',
  longNight: 'longDay',
};

/** A person's plan of a day, in the order of its begin. It hangs on the person and the day alone. */
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
 * What `generatedRows` gives once the server has computed the plan anew: on some days it turns out that the plan was
 * out of date, and that the person works another shift.
 */
export function recalculatedRows(person: PlanPerson, day: PlanDay): PlanRow[] {
  const rows = generatedRows(person, day);
  const shift = shiftOn(person, day);
  const isPlain = rows.length === 1 && rows[0]?.type === 'IPODENSMEN';
  const isOutdated = !person.isShared && chance(person.hash, day.index, turn.outdated) < 0.1;
  return shift && isPlain && isOutdated ? [shiftRow(day, changedShift[shift])] : rows;
}

/** All day where there is no shift, otherwise before a late one or after another. */
function standbyOn(day: PlanDay, shift: ShiftName | null): PlanRow {
  if (!shift) return wholeDay(day, standby);
  return shift === 'late'
    ? partOfDay(day, 8 * 60, 14 * 60, standby)
    : partOfDay(day, 17 * 60, 22 * 60, standby);
}

/** Vacations and illnesses last for days of one week; a single day off or a training stands alone. */
function absenceOn(person: PlanPerson, day: PlanDay, shift: ShiftName | null): PlanRow | null {
  if (person.isShared) return null;
  const spell = chance(person.hash, day.week, turn.spell);
  // An illness goes on at the weekend.
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
