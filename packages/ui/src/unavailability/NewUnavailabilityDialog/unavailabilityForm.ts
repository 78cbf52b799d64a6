import type { LocalDate } from '@selfservice/api/core/local-date';
import type { RequestPeriod } from '@selfservice/api/requests/request-period';
import { defaultPeriod } from '@selfservice/api/requests/request-period';
import type { NewUnavailability } from '@selfservice/api/unavailability/unavailability';
import { editUnavailability } from '@selfservice/api/unavailability/unavailability-period';
import type { UnavailabilityEdit } from '@selfservice/api/unavailability/unavailability-period';
import type { PeriodEntry, PeriodForm } from '../../requests/PeriodFields/periodForm.ts';
import { missingFields } from '../../requests/PeriodFields/periodForm.ts';
import { fieldsOf, readPeriodForm } from '../../requests/PeriodFields/readPeriodForm.ts';

/** A new unavailability while it is being entered. */
export interface UnavailabilityForm extends PeriodForm {
  note: string;
}

/** The form that a new unavailability begins with: tomorrow, or the day given, all day. */
export function freshUnavailabilityForm(today: LocalDate, day: LocalDate | undefined): UnavailabilityForm {
  const period = defaultPeriod('unavailabilities', today);
  return { note: '', period: day ? { ...period, firstDay: day, lastDay: day } : period, blanks: [] };
}

/** A form out of what was kept. What does not parse is dropped and stands as in a fresh form. */
export function readUnavailabilityForm(kept: unknown, fresh: UnavailabilityForm): UnavailabilityForm {
  const { note } = fieldsOf(kept);
  const { period, blanks } = readPeriodForm(kept, fresh);
  return {
    note: typeof note === 'string' ? note : fresh.note,
    period: { ...period, lastDay: period.firstDay },
    blanks: blanks.filter((field) => field !== 'lastDay'),
  };
}

/** The unavailability that a form stands for; null while something is missing. Specification 000 section 5. */
export function toNewUnavailability(form: UnavailabilityForm, personRef: string): NewUnavailability | null {
  const isMissing = form.note.trim() === '' || missingFields(form).length > 0;
  return isMissing ? null : { personRef, period: form.period, note: form.note };
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
