import type { LocalDate } from '@selfservice/api/core/local-date';
import { isLocalDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { RequestPeriod } from '@selfservice/api/requests/request-period';
import { defaultPeriod } from '@selfservice/api/requests/request-period';
import type { NewUnavailability } from '@selfservice/api/unavailability/unavailability';
import { editUnavailability } from '@selfservice/api/unavailability/unavailability-period';
import { countWeeklyDays, mostWeeklyDays, weeklyDays } from '@selfservice/api/unavailability/weekly-days';
import type { UnavailabilityEdit } from '@selfservice/api/unavailability/unavailability-period';
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
  /** Days that have been saved already, where others have not. */
  saved: readonly LocalDate[];
}

/** For so many days it repeats unless another last day is chosen. */
const usualLength = 28;

/** The form that a new unavailability begins with: tomorrow, or the day given, all day. */
export function freshUnavailabilityForm(today: LocalDate, day: LocalDate | undefined): UnavailabilityForm {
  const period = defaultPeriod('unavailabilities', today);
  const begun = day ? { ...period, firstDay: day, lastDay: day } : period;
  const until = addDays(begun.firstDay, usualLength);
  return { note: '', isWeekly: false, until, saved: [], period: begun, blanks: [] };
}

/** A form out of what was kept. What does not parse is dropped and stands as in a fresh form. */
export function readUnavailabilityForm(kept: unknown, fresh: UnavailabilityForm): UnavailabilityForm {
  const { note, isWeekly, until, saved } = fieldsOf(kept);
  const { period, blanks } = readPeriodForm(kept, fresh);
  return {
    note: typeof note === 'string' ? note : fresh.note,
    isWeekly: typeof isWeekly === 'boolean' ? isWeekly : fresh.isWeekly,
    until: until === null || isDay(until) ? until : fresh.until,
    saved: Array.isArray(saved) ? saved.filter(isDay) : fresh.saved,
    period: { ...period, lastDay: period.firstDay },
    blanks: blanks.filter((field) => field !== 'lastDay'),
  };
}

/** The unavailability that a form stands for; null while something is missing. Specification 000 section 5. */
export function toNewUnavailability(form: UnavailabilityForm, personRef: string): NewUnavailability | null {
  const days = unsavedDays(form);
  const isMissing = form.note.trim() === '' || missingFields(form).length > 0;
  if (isMissing || weeklyFault(form) !== null || days.length === 0) return null;
  return { personRef, period: form.period, days, note: form.note };
}

/** The days that a form stands for and that are still to be saved. */
export function unsavedDays({ isWeekly, until, saved, period }: UnavailabilityForm): LocalDate[] {
  const days = isWeekly && until ? weeklyDays(period.firstDay, until) : [period.firstDay];
  return days.filter((day) => !saved.includes(day));
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
