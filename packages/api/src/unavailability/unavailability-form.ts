import type { LocalDate } from '../core/local-date.ts';
import { isLocalDate } from '../core/local-date.ts';
import { addDays } from '../core/local-date-arithmetic.ts';
import type { RequestPeriod } from '../requests/request-period.ts';
import { defaultPeriod } from '../requests/request-period.ts';
import { maxNoteLength } from '../requests/new-request.ts';
import type { NewUnavailability, UnavailabilityLog, UnavailabilityPart } from './new-unavailability.ts';
import { readUnavailabilityLog, unavailabilityPartsOf } from './new-unavailability.ts';
import { editUnavailability } from '../requests/unavailability-period.ts';
import { countWeeklyDays, maxWeeklyDays, weeklyDays } from './weekly-days.ts';
import type { UnavailabilityEdit } from '../requests/unavailability-period.ts';
import { isSameEntry } from '../requests/day-outcomes.ts';
import type { PeriodEntry, PeriodForm } from '../requests/period-form.ts';
import { fieldsOf, missingFields, readPeriodForm } from '../requests/period-form.ts';

/** A new unavailability while it is being entered. */
export interface UnavailabilityForm extends PeriodForm {
  note: string;
  /** Whether the unavailability repeats every week. */
  isWeekly: boolean;
  /** The last day of the repetition; null while the field is empty. */
  until: LocalDate | null;
  /** The log of the save; null before the first attempt. */
  log: UnavailabilityLog | null;
}

/** The days from the first to the last day of a new repetition. */
const usualLength = 28;

/** Returns the initial form of a new unavailability: tomorrow or the given day, all day. @requirement unavailability-34 */
export function freshUnavailabilityForm(today: LocalDate, day: LocalDate | undefined): UnavailabilityForm {
  const period = defaultPeriod('unavailabilities', today);
  const begun = day ? { ...period, firstDay: day, lastDay: day } : period;
  const until = addDays(begun.firstDay, usualLength);
  return { note: '', isWeekly: false, until, log: null, period: begun, blanks: [] };
}

/** Reads the form of a draft. Values that cannot be read are taken from a fresh form. */
export function readUnavailabilityForm(kept: unknown, fresh: UnavailabilityForm): UnavailabilityForm {
  const { note, isWeekly, until, log } = fieldsOf(kept);
  const { period, blanks } = readPeriodForm(kept, fresh);
  return {
    note: typeof note === 'string' ? note : fresh.note,
    isWeekly: typeof isWeekly === 'boolean' ? isWeekly : fresh.isWeekly,
    until: until === null || isDay(until) ? until : fresh.until,
    log: readUnavailabilityLog(log),
    period: { ...period, lastDay: period.firstDay },
    blanks: blanks.filter((field) => field !== 'lastDay'),
  };
}

/** Returns the unavailability of a form; null while a field is missing or wrong. @requirement unavailability-14 */
export function toNewUnavailability(form: UnavailabilityForm, personRef: string): NewUnavailability | null {
  const isFaulty = form.note.trim() === '' || form.note.length > maxNoteLength;
  if (isFaulty || missingFields(form).length > 0 || weeklyFault(form) !== null) return null;
  return { personRef, period: form.period, days: daysOf(form), note: form.note };
}

/** Returns the days of a form. */
export function daysOf({ isWeekly, until, period }: UnavailabilityForm): LocalDate[] {
  return isWeekly && until ? weeklyDays(period.firstDay, until) : [period.firstDay];
}

/** Returns the number of saved days with the times and the note of an unavailability. */
export function countSaved(
  unavailability: NewUnavailability,
  saved: readonly { part: UnavailabilityPart }[],
): number {
  const days = new Set(saved.map(({ part }) => part.firstDay));
  const parts = unavailabilityPartsOf({ ...unavailability, days: [...days] });
  return parts.filter((part) =>
    saved.some((each) => each.part.firstDay === part.firstDay && isSameEntry(each.part, part)),
  ).length;
}

/** The error of a weekly repetition: no last day, a last day before the first one, or too many days. */
export type WeeklyFault = 'missing' | 'tooEarly' | 'tooLong';

/** Returns the error of the weekly repetition; null for none. @requirement unavailability-18, unavailability-35 */
export function weeklyFault({ isWeekly, until, period }: UnavailabilityForm): WeeklyFault | null {
  if (!isWeekly) return null;
  if (until === null) return 'missing';
  const count = countWeeklyDays(period.firstDay, until);
  if (count === 0) return 'tooEarly';
  return count > maxWeeklyDays ? 'tooLong' : null;
}

function isDay(value: unknown): value is LocalDate {
  return typeof value === 'string' && isLocalDate(value);
}

/** Returns the period of an unavailability after an entry. */
export function editUnavailabilityEntry(period: RequestPeriod, entry: PeriodEntry): RequestPeriod {
  return editUnavailability(period, toUnavailabilityEdit(entry));
}

function toUnavailabilityEdit(entry: PeriodEntry): UnavailabilityEdit {
  switch (entry.kind) {
    case 'stepBeginTime':
      return { kind: 'stepBegin', time: entry.time };
    case 'typeBeginTime':
      return { kind: 'typeBegin', time: entry.time };
    case 'stepEndTime':
      return { kind: 'stepEnd', time: entry.time };
    case 'typeEndTime':
      return { kind: 'typeEnd', time: entry.time };
    case 'setAllDay':
      return entry;
    case 'pickFirstDay':
    case 'typeFirstDay':
    case 'pickLastDay':
    case 'typeLastDay':
      return { kind: 'setDay', day: entry.day };
  }
}
