import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import type { Texts } from '../core/texts.ts';
import type { Span } from '../my-plan/day-minutes.ts';
import { minuteOn, overlapMinutes, spanOf } from '../my-plan/day-minutes.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import type { PlanLabel } from '../my-plan/plan-labels.ts';
import { hasFlexibleEnd, shiftLabels } from '../my-plan/plan-labels.ts';
import type { PlanRow } from '../my-plan/plan-row.ts';
import { isAbsence, minutesOfShift } from '../my-plan/plan-row.ts';
import { holidayOn } from '../my-plan/public-holidays.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';
import { shiftOn } from '../my-plan/shift-patterns.ts';
import type { WorkedOvertime } from '../overtime/worked-overtime.ts';
import { hasCard } from '../presence/pass-habits.ts';
import { presentSpans } from '../presence/passes.ts';
import type { RecordedDay, RecordedPass } from '../presence/recorded-passes.ts';
import { isTooEarly, lunchMinutesOf, paidMinutes, presencesOf, shiftAmounts } from './worked-time.ts';
import { dayErrorWords, overtimeAccountLabels } from './worksheet-words.ts';

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
  passes: readonly RecordedPass[];
  /** The account of an absence, of overtime or of standby. */
  account: Pick<PlanLabel, 'names' | 'accountID'> | null;
  isAccountVisible: boolean;
  /** Minutes of standby. */
  standby: number;
  /** The approved overtime of the day. */
  overtime: readonly WorkedOvertime[];
  note: Texts | null;
  error: Texts | null;
}

/** Minutes after the end of a shift that count if the end is flexible. */
const flexibleMinutes = 60;
/** Minutes after the end of a shift in which a departure is awaited. */
const awaitedMinutes = 120;
/** A delay of at least this many minutes is an unexcused absence. */
const unexcusedFrom = 15;

const nothing: Amounts = { worked: null, excused: null, unexcused: null, balance: null };

/**
 * Returns the worksheet row of a day. A day whose shift goes on has no balance yet. A day with an error has no balance, unless
 * the error leaves the worked time known.
 *
 * @param isOpen whether the worksheet is open, so that early arrivals are still to be explained
 */
export function worksheetDayOf(
  person: PlanPerson,
  recorded: RecordedDay,
  now: LocalDateTime,
  isOpen: boolean,
): WorksheetDayRow {
  const { day, rows, passes } = recorded;
  const absences = rows.filter(isAbsence);
  const wholeAbsence = absences.find(({ isAllDay }) => isAllDay);
  const planned = plannedShift(person, day, rows, wholeAbsence !== undefined);
  const standby = rows.find(({ type }) => type === 'IPOPOH');
  const [absence] = wholeAbsence ? [wholeAbsence] : absences;
  const overtime = recorded.overtime.filter(
    ({ state, end }) => state === 'approved' && end <= minuteOn(day, now),
  );
  const [firstOvertime] = overtime;
  const base = {
    ...nothing,
    day,
    planned: planned ? paidMinutes(planned.span) : 0,
    shiftName: planned?.label.names ?? null,
    passes,
    account:
      absence?.label ??
      (firstOvertime && overtimeAccountLabels[firstOvertime.account]) ??
      standby?.label ??
      null,
    // The account of standby is internal and not shown.
    isAccountVisible: absence !== undefined || firstOvertime !== undefined,
    standby: standby && !standby.isAllDay ? lengthOfRow(day, standby) : 0,
    overtime,
    note: holidayOn(day.date, person.tenant) ?? null,
    error: null,
  };
  if (!planned) return { ...base, ...withoutShift(overtime) };
  if (wholeAbsence) return { ...base, excused: base.planned, balance: 0 };
  return { ...base, ...courseOf({ person, recorded, overtime, now, isOpen, ...planned }, base.planned) };
}

/** Returns the shift of a day, or the shift that an absence of a whole day replaces. */
function plannedShift(
  person: PlanPerson,
  day: PlanDay,
  rows: readonly PlanRow[],
  isAway: boolean,
): { span: Span; label: PlanLabel; row: PlanRow | null } | null {
  const row = rows.find(({ type }) => type === 'IPODENSMEN');
  if (row) return { span: spanOf(day, row), label: row.label, row };
  const replaced = isAway ? shiftOn(person, day) : null;
  return replaced && { span: minutesOfShift(replaced), label: shiftLabels[replaced], row: null };
}

function lengthOfRow(day: PlanDay, row: PlanRow): number {
  const { begin, end } = spanOf(day, row);
  return end - begin;
}

/** Returns the amounts of a free day: only overtime for time off counts. */
function withoutShift(overtime: readonly WorkedOvertime[]): Partial<Amounts> {
  const worked = timeOffMinutes(overtime);
  return worked === 0 ? {} : { worked, balance: worked };
}

function timeOffMinutes(overtime: readonly WorkedOvertime[]): number {
  return overtime
    .filter(({ account }) => account === 'timeOff')
    .reduce((sum, { begin, end }) => sum + end - begin, 0);
}

interface DayCourse {
  person: PlanPerson;
  recorded: RecordedDay;
  /** The approved overtime. */
  overtime: readonly WorkedOvertime[];
  now: LocalDateTime;
  isOpen: boolean;
  span: Span;
  label: PlanLabel;
  row: PlanRow | null;
}

/** Returns the amounts and the error of a day with a shift. */
function courseOf(course: DayCourse, planned: number): Partial<WorksheetDayRow> {
  const { person, recorded, overtime, now, isOpen, span, row } = course;
  const { day, rows, passes } = recorded;
  const away = rows.filter(isAbsence).map((each) => spanOf(day, each));
  const minuteNow = minuteOn(day, now);
  const presences = presencesOf(day, passes, now);
  const fullExcuse = shiftAmounts(span, [], [], away, 0).excused;
  const isFuture = day.date > dateOf(now);
  if (isFuture) return { excused: fullExcuse || null, balance: fullExcuse - planned };
  const isOver = minuteNow >= span.end;
  const lastEnd = Math.max(span.end, ...recorded.overtime.map(({ end }) => end));
  if (passes.length === 0 && !hasCard(person))
    return isOver
      ? { worked: planned - fullExcuse, excused: fullExcuse || null, balance: 0 }
      : { excused: fullExcuse || null };
  const isAwaited = minuteNow < lastEnd + awaitedMinutes;
  if (presences.fault !== undefined)
    return { excused: fullExcuse || null, error: dayErrorWords[presences.fault] };
  if (presences.isInside && !isAwaited)
    return { excused: fullExcuse || null, error: dayErrorWords.missingOut };
  const spans = row ? presentSpans(day, row, rows) : [span];
  const windows = countedWindows(course, spans);
  const isEarly = isOpen && isTooEarly(presences.spans, span);
  const lunch = lunchMinutesOf(day, passes);
  const { worked, excused } = shiftAmounts(span, windows, presences.spans, away, lunch);
  const total = worked + timeOffMinutes(overtime);
  const amounts = {
    worked: passes.length === 0 && total === 0 ? null : total,
    excused: excused === 0 ? null : excused,
    error: isEarly ? dayErrorWords.early : null,
  };
  // Until the end of the shift, and while the person is still there, the balance of the day is open.
  if (!isOver || presences.isInside) return amounts;
  return {
    ...amounts,
    unexcused: delayOf(spans, presences.spans, planned),
    balance: total + excused - planned,
  };
}

/** Returns the spans in which presence counts as work. */
function countedWindows({ label, span, recorded }: DayCourse, spans: readonly Span[]): readonly Span[] {
  const last = spans.at(-1);
  if (!hasFlexibleEnd(label) || last?.end !== span.end || recorded.overtime.length > 0) return spans;
  return [...spans.slice(0, -1), { begin: last.begin, end: last.end + flexibleMinutes }];
}

/** Returns the minutes by which a person is late without an excuse; null for a short delay. */
function delayOf([first]: readonly Span[], presences: readonly Span[], planned: number): number | null {
  if (!first) return null;
  const arrival = presences.find((presence) => overlapMinutes(presence, first) > 0)?.begin ?? first.end;
  const delay = Math.min(planned, arrival - first.begin);
  return delay >= unexcusedFrom ? delay : null;
}
