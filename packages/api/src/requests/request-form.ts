import type { LocalDate } from '../core/local-date.ts';
import type { RequestLog } from './request-entries.ts';
import { readRequestLog } from './request-entries.ts';
import type { RequestPerson } from './request-people.ts';
import type { PeriodEdit, RequestPeriod } from './request-period.ts';
import { defaultPeriod, editPeriod } from './request-period.ts';
import type { Agenda } from './requests.ts';
import { editUnavailability } from './unavailability-period.ts';
import type { RequestDays } from './request-days.ts';
import type { PeriodEntry, PeriodForm } from './period-form.ts';
import { fieldsOf, readPeriodForm } from './period-form.ts';

/** A new request while it is being entered. */
export interface RequestForm extends PeriodForm {
  /** The chosen person, where a person has to be chosen; null for none. */
  person: RequestPerson | null;
  /** Null while no account is chosen. */
  accountId: number | null;
  /** The account's name until an account is chosen, as the backend writes it; null for none. */
  accountName: string | null;
  comment: string;
  /** The log of the save; null before the first attempt. */
  log: RequestLog | null;
}

/** The initial form of a new request: tomorrow, or the given days, all day. Specification 000 section 9. */
export function freshRequestForm(
  agenda: Agenda,
  today: LocalDate,
  day: LocalDate | undefined,
  lastDay: LocalDate | undefined = day,
): RequestForm {
  const period = defaultPeriod(agenda, today);
  const begun = day && lastDay ? { ...period, firstDay: day, lastDay } : period;
  return {
    person: null,
    accountId: null,
    accountName: null,
    comment: '',
    log: null,
    period: begun,
    blanks: [],
  };
}

/** Reads a kept form. Values that cannot be read are those of a fresh form. */
export function readRequestForm(kept: unknown, fresh: RequestForm): RequestForm {
  const { person, accountId, accountName, comment, log } = fieldsOf(kept);
  const { personRef, name } = fieldsOf(person);
  const isPerson = typeof personRef === 'string' && personRef !== '' && typeof name === 'string';
  return {
    person: isPerson ? { personRef, name } : fresh.person,
    accountId: typeof accountId === 'number' ? accountId : fresh.accountId,
    accountName: typeof accountName === 'string' ? accountName : fresh.accountName,
    comment: typeof comment === 'string' ? comment : fresh.comment,
    log: readRequestLog(log),
    ...readPeriodForm(kept, fresh),
  };
}

/** The days of a period. A part of a day has one. */
export function daysOfPeriod({ isAllDay, firstDay, lastDay }: RequestPeriod): RequestDays {
  return { first: firstDay, last: isAllDay ? lastDay : firstDay };
}

/** Returns the form with other days. A part of a day takes the end of the range that it does not have yet. */
export function pickDays(form: RequestForm, { first, last }: RequestDays): RequestForm {
  const { isAllDay, firstDay } = form.period;
  const day = first === firstDay ? last : first;
  return {
    ...form,
    period: isAllDay
      ? { ...form.period, firstDay: first, lastDay: last }
      : { ...form.period, firstDay: day, lastDay: day },
    blanks: form.blanks.filter((field) => field !== 'firstDay' && field !== 'lastDay'),
  };
}

/**
 * Returns the period of a request after an entry: picked days move each other, and so do the times of an unavailability that
 * are changed in steps. Specification 000 section 5.
 */
export function editRequest(agenda: Agenda, period: RequestPeriod, entry: PeriodEntry): RequestPeriod {
  if (agenda === 'unavailabilities' && entry.kind === 'stepBeginTime')
    return editUnavailability(period, { kind: 'stepBegin', time: entry.time });
  if (agenda === 'unavailabilities' && entry.kind === 'stepEndTime')
    return editUnavailability(period, { kind: 'stepEnd', time: entry.time });
  return editPeriod(period, toPeriodEdit(entry));
}

function toPeriodEdit(entry: PeriodEntry): PeriodEdit {
  switch (entry.kind) {
    case 'stepBeginTime':
    case 'typeBeginTime':
      return { kind: 'setBeginTime', time: entry.time };
    case 'stepEndTime':
    case 'typeEndTime':
      return { kind: 'setEndTime', time: entry.time };
    case 'setAllDay':
    case 'pickFirstDay':
    case 'typeFirstDay':
    case 'pickLastDay':
    case 'typeLastDay':
      return entry;
  }
}
