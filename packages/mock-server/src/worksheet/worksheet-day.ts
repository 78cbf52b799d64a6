import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { localDateTime } from '@selfservice/api/core/local-date';
import { minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { Texts } from '../core/texts.ts';
import { dateTimeOf } from '../core/wire-dates.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import type { PlanLabel } from '../my-plan/plan-labels.ts';
import { shiftLabels } from '../my-plan/plan-labels.ts';
import type { PlanRow } from '../my-plan/plan-row.ts';
import { minutesOfShift } from '../my-plan/plan-row.ts';
import { publicHolidayOn } from '../my-plan/public-holidays.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';
import { shiftOn } from '../my-plan/shift-patterns.ts';
import type { DayPass, Span } from './day-passes.ts';
import { paidMinutes, passesOf, unexcusedDelay, withoutSpans, workedMinutes } from './day-passes.ts';
import { dayErrorWords } from './worksheet-words.ts';

/** Amounts in minutes; null: unknown. */
export interface Amounts {
  worked: number | null;
  excused: number | null;
  unexcused: number | null;
  balance: number | null;
}

/** A day of a worksheet with its names in all languages. */
export interface WorksheetDayRow extends Amounts {
  day: PlanDay;
  /** Planned minutes of the shift. */
  planned: number;
  shiftName: Texts | null;
  passes: DayPass[];
  /** The account of an absence or of standby. */
  account: PlanLabel | null;
  isAccountVisible: boolean;
  /** Minutes of standby. */
  standby: number;
  note: Texts | null;
  error: Texts | null;
}

/** An error of a day: the departure is missing, or the arrival is too early. */
export type DayFault = keyof typeof dayErrorWords;

/** Returns the worksheet row of a day at a time, computed from the person's plan rows of that day. */
export function worksheetDayOf(
  person: PlanPerson,
  day: PlanDay,
  rows: readonly PlanRow[],
  now: LocalDateTime,
  fault?: DayFault,
): WorksheetDayRow {
  const midnight = localDateTime(`${day.date}T00:00:00`);
  const spanOf = ({ begin, end }: PlanRow): Span => ({
    begin: minutesBetween(midnight, dateTimeOf(begin)),
    end: minutesBetween(midnight, dateTimeOf(end)),
  });
  const absences = rows.filter(({ type }) => type === 'IPOPREST' || type === 'IPOSKOLENI');
  const wholeAbsence = absences.find(({ isAllDay }) => isAllDay);
  const plannedShift = rows.find(({ type }) => type === 'IPODENSMEN');
  const replaced = wholeAbsence && !plannedShift ? shiftOn(person, day) : null;
  const label = plannedShift?.label ?? (replaced && shiftLabels[replaced]);
  const shift = plannedShift ? spanOf(plannedShift) : replaced && minutesOfShift(replaced);
  const standby = rows.find(({ type }) => type === 'IPOPOH');
  const planned = shift ? paidMinutes(shift) : 0;
  const [absence] = wholeAbsence ? [wholeAbsence] : absences;
  const base = {
    day,
    planned,
    shiftName: label?.names ?? null,
    account: absence?.label ?? standby?.label ?? null,
    // The account of standby is internal and not shown.
    isAccountVisible: absence !== undefined,
    standby: standby && !standby.isAllDay ? spanOf(standby).end - spanOf(standby).begin : 0,
    note: publicHolidayOn(day.date) ?? null,
    error: null,
  };
  if (!shift || planned === 0)
    return { ...base, passes: [], worked: null, excused: null, unexcused: null, balance: null };
  const away = wholeAbsence ? [shift] : absences.map(spanOf).flatMap((span) => overlapOf(shift, span));
  const delay = away.length === 0 && !fault ? unexcusedDelay(person, day) : 0;
  const excused = wholeAbsence
    ? planned
    : Math.min(
        planned,
        away.reduce((sum, { begin, end }) => sum + end - begin, 0),
      );
  const late = { begin: shift.begin, end: shift.begin + delay };
  const spans = withoutSpans(shift, delay > 0 ? [late] : away);
  const minuteNow = minutesBetween(midnight, now);
  const all = passesOf(person, day, shift, spans, label === shiftLabels.office);
  const passes = all.filter(({ at }) => at <= minuteNow);
  return {
    ...base,
    ...outcomeOf({ passes, all, minuteNow, excused, planned, fault }),
    unexcused: delay > 0 && passes.length > 0 ? delay : null,
  };
}

interface DayCourse {
  /** Passes until now. */
  passes: DayPass[];
  /** All passes of the day, future ones included. */
  all: DayPass[];
  minuteNow: number;
  excused: number;
  planned: number;
  fault: DayFault | undefined;
}

function outcomeOf({ passes, all, minuteNow, excused, planned, fault }: DayCourse) {
  const amounts = { excused: excused === 0 ? null : excused };
  if (fault === 'missingOut' && all.length > 0)
    return {
      ...amounts,
      passes: passes.slice(0, -1),
      worked: null,
      balance: null,
      error: dayErrorWords.missingOut,
    };
  const last = passes.at(-1);
  const isInside = last?.kind === 'in' || last?.kind === 'lunchIn';
  const worked = workedMinutes(isInside ? [...passes, { at: minuteNow, kind: 'out' }] : passes);
  return {
    ...amounts,
    passes,
    worked: passes.length === 0 ? null : worked,
    balance: worked + excused - planned,
    error: fault ? dayErrorWords[fault] : null,
  };
}

function overlapOf(shift: Span, other: Span): Span[] {
  const begin = Math.max(shift.begin, other.begin);
  const end = Math.min(shift.end, other.end);
  return begin < end ? [{ begin, end }] : [];
}
