import { chance } from './chance.ts';
import type { PlanDay } from './plan-day.ts';
import type { ShiftName } from './plan-labels.ts';
import { accountLabel, otherLabels } from './plan-labels.ts';
import type { PlanRow } from './plan-row.ts';
import { partOfDay, minutesOfShift, shiftRow, wholeDay } from './plan-row.ts';
import type { PlanPerson } from './shift-patterns.ts';
import { shiftOn, standsBy } from './shift-patterns.ts';

/** The random decisions, each with its own number, so that they are independent. */
const turn = { illness: 10, illnessDay: 11, care: 13, change: 14, home: 15, outdated: 16, answer: 17 };

const sickness = { type: 'IPOPREST', label: accountLabel('sickness') } as const;
const familyCare = { type: 'IPOPREST', label: accountLabel('familyCare') } as const;
const standby = { type: 'IPOPOH', label: otherLabels.standby } as const;

/** The number of days for which changes of the plan are proposed. */
const daysOfProposals = 30;

/** The shift that a change gives a day instead of its own. */
export const changedShift: Record<ShiftName, ShiftName> = {
  early: 'late',
  late: 'early',
  night: 'late',
  office: 'late',
  short: 'office',
  sixHours: 'office',
  longDay: 'longNight',
  longNight: 'longDay',
};

/** The circumstances of a generated day besides its person. */
export interface DayContext {
  /** Number of the day on which the scenario begins. */
  today: number;
  /** Whether the person has a pending or approved request on the day. Default false. */
  hasRequest?: boolean;
}

/**
 * Returns a person's intervals of a day without requests, sorted by their begin: shifts with their changes, standby, and absences
 * that no one requests. They depend only on the person, the day and the context.
 */
export function generatedRows(person: PlanPerson, day: PlanDay, context: DayContext): PlanRow[] {
  if (isSickOn(person, day, context.today)) return [wholeDay(day, sickness)];
  const shift = shiftOn(person, day);
  const rows = standsBy(person, day) ? [standbyOn(day, shift)] : [];
  if (!shift) return rows;
  const change = context.hasRequest ? null : changeOn(person, day, context.today);
  const worked = change === 'approved' ? changedShift[shift] : shift;
  return [
    ...rows,
    shiftRow(day, worked, 'IPODENSMEN', isAtHome(person, day)),
    ...(change === 'pending' ? [shiftRow(day, changedShift[shift], 'PLNCHANGE')] : []),
    ...(context.hasRequest || change ? [] : careOn(person, day, shift, context.today)),
  ].toSorted((a, b) => (a.begin < b.begin ? -1 : Number(a.begin > b.begin)));
}

/**
 * Returns the rows of a day after the server has recalculated the plan: on some days the person works another shift than
 * `generatedRows` returns.
 */
export function recalculatedRows(person: PlanPerson, day: PlanDay, context: DayContext): PlanRow[] {
  const rows = generatedRows(person, day, context);
  const shift = shiftOn(person, day);
  const isPlain = rows.length === 1 && rows[0]?.type === 'IPODENSMEN';
  const isOutdated = !person.isShared && chance(person.hash, day.index, turn.outdated) < 0.1;
  return shift && isPlain && isOutdated ? [shiftRow(day, changedShift[shift])] : rows;
}

/** Whether a person is ill on a day: from one of the first days of a week until Sunday. No later illness than today is known. */
export function isSickOn(person: PlanPerson, { week, weekday, index }: PlanDay, today: number): boolean {
  if (person.isShared || chance(person.hash, week, turn.illness) >= 0.018) return false;
  const first = 1 + Math.floor(chance(person.hash, week, turn.illnessDay) * 3);
  return weekday >= first && index - weekday + first <= today;
}

/**
 * Returns the decision on a proposed change of a generated person's shift; null for no change. Changes of past days are decided, and
 * none is proposed for a day far ahead.
 */
export function changeOn(
  person: PlanPerson,
  day: PlanDay,
  today: number,
): 'pending' | 'approved' | 'rejected' | null {
  if (person.isShared || day.index > today + daysOfProposals) return null;
  if (chance(person.hash, day.index, turn.change) >= 0.025) return null;
  if (shiftOn(person, day) === null || isSickOn(person, day, today)) return null;
  const answer = chance(person.hash, day.index, turn.answer);
  if (day.index > today && answer < 0.7) return 'pending';
  return answer < 0.92 ? 'approved' : 'rejected';
}

/** Whether a person works at home on a day: a part of the office people on one weekday, which their contracts name. */
function isAtHome({ pattern, hash }: PlanPerson, { weekday }: PlanDay): boolean {
  return pattern === 'office' && Math.floor(chance(hash, turn.home) * 10) + 1 === weekday;
}

/** Returns a standby: all day without a shift, otherwise before a late shift or after another one. */
function standbyOn(day: PlanDay, shift: ShiftName | null): PlanRow {
  if (!shift) return wholeDay(day, standby);
  return shift === 'late'
    ? partOfDay(day, 8 * 60, 14 * 60, standby)
    : partOfDay(day, 17 * 60, 22 * 60, standby);
}

/** Returns the care of a family member in the last two hours of a shift. It is reported, not requested. */
function careOn(person: PlanPerson, day: PlanDay, shift: ShiftName, today: number): PlanRow[] {
  if (person.isShared || day.index > today || chance(person.hash, day.index, turn.care) >= 0.006) return [];
  const { end } = minutesOfShift(shift);
  return [partOfDay(day, end - 120, end, familyCare)];
}
