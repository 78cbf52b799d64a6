import type { LocalDate } from '@selfservice/api/core/local-date';
import { isLocalDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { RequestPeriod } from '@selfservice/api/requests/request-period';
import { defaultPeriod } from '@selfservice/api/requests/request-period';
import { maxCommentLength } from '@selfservice/api/requests/new-request';
import type {
  NewUnavailability,
  UnavailabilityLog,
  UnavailabilityPart,
} from '@selfservice/api/unavailability/new-unavailability';
import {
  readUnavailabilityLog,
  unavailabilityPartsOf,
} from '@selfservice/api/unavailability/new-unavailability';
import { editUnavailability } from '@selfservice/api/unavailability/unavailability-period';
import { countWeeklyDays, mostWeeklyDays, weeklyDays } from '@selfservice/api/unavailability/weekly-days';
import type { UnavailabilityEdit } from '@selfservice/api/unavailability/unavailability-period';
import { isSameEntry } from '../../requests/DayOutcomeList/dayOutcome.ts';
import type { PeriodEntry, PeriodForm } from '../../requests/PeriodFields/periodForm.ts';
import { missingFields } from '../../requests/PeriodFields/periodForm.ts';
import { fieldsOf, readPeriodForm } from '../../requests/PeriodFields/readPeriodForm.ts';

/** A new unavailability while it is being entered. */
export interface UnavailabilityForm extends PeriodForm {
  note: string;
  /** It repeats every week. */
  isWeekly: boolean;
  /** The last day on which it can repeat; null while the field is empty. */
  until: LocalDate | null;
  /** What is known of a save that has begun; null before the first attempt. */
  log: UnavailabilityLog | null;
}

/** For so many days it repeats unless another last day is chosen. */
const usualLength = 28;

/** The form that a new unavailability begins with: tomorrow, or the day given, all day. */
export function freshUnavailabilityForm(today: LocalDate, day: LocalDate | undefined): UnavailabilityForm {
  const period = defaultPeriod('unavailabilities', today);
  const begun = day ? { ...period, firstDay: day, lastDay: day } : period;
  const until = addDays(begun.firstDay, usualLength);
  return { note: '', isWeekly: false, until, log: null, period: begun, blanks: [] };
}

/** A form out of what was kept. What does not parse is dropped and stands as in a fresh form. */
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

/** The unavailability that a form stands for; null while something is missing. Specification 000 section 5. */
export function toNewUnavailability(form: UnavailabilityForm, personRef: string): NewUnavailability | null {
  const isFaulty = form.note.trim() === '' || form.note.length > maxCommentLength;
  if (isFaulty || missingFields(form).length > 0 || weeklyFault(form) !== null) return null;
  return { personRef, period: form.period, days: daysOf(form), note: form.note };
}

/** The days that a form describes. */
export function daysOf({ isWeekly, until, period }: UnavailabilityForm): LocalDate[] {
  return isWeekly && until ? weeklyDays(period.firstDay, until) : [period.firstDay];
}

/** How many of the saved days have the times and the note of the form. */
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

/** Key of the words that say what is wrong with a repetition; null where it is as it can be. */
export function weeklyFault({ isWeekly, until, period }: UnavailabilityForm) {
  if (!isWeekly) return null;
  if (until === null) return 'missing';
  const count = countWeeklyDays(period.firstDay, until);
  if (count === 0) return 'tooEarly';
  return count > mostWeeklyDays ? 'tooLong' : null;
}

function isDay(value: unknown): value is LocalDate {
  return typeof value === 'string' && isLocalDate(value);
}

/** What an entry does to the period of an unavailability. */
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
