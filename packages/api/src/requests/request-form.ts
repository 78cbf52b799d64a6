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
  /** The selected person in a form for another person; null for none. */
  person: RequestPerson | null;
  /** The id of the selected account; null for none. */
  accountId: number | null;
  /** The name of the initial account, used until the user selects another one; null for none. */
  accountName: string | null;
  note: string;
  /** The log of the save; null before the first attempt. */
  log: RequestLog | null;
}

/** Returns the initial form of a new request: tomorrow or the given days, all day. @requirement requests-60 */
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
    note: '',
    log: null,
    period: begun,
    blanks: [],
  };
}

/** Reads the form of a draft. Values that cannot be read are taken from a fresh form. */
export function readRequestForm(kept: unknown, fresh: RequestForm): RequestForm {
  const { person, accountId, accountName, note, log } = fieldsOf(kept);
  const { personRef, name } = fieldsOf(person);
  const isPerson = typeof personRef === 'string' && personRef !== '' && typeof name === 'string';
  return {
    person: isPerson ? { personRef, name } : fresh.person,
    accountId: typeof accountId === 'number' ? accountId : fresh.accountId,
    accountName: typeof accountName === 'string' ? accountName : fresh.accountName,
    note: typeof note === 'string' ? note : fresh.note,
    log: readRequestLog(log),
    ...readPeriodForm(kept, fresh),
  };
}

/** Returns the days of a period. A part of a day has one day. */
export function daysOfPeriod({ isAllDay, firstDay, lastDay }: RequestPeriod): RequestDays {
  return { first: firstDay, last: isAllDay ? lastDay : firstDay };
}

/** Returns the form with other days. A part of a day has one day: the end of the range that is not its day yet. */
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
 * Returns the period of a request after an entry. A picked day can move the other day; a step of a time can move the other time
 * of an unavailability.
 *
 * @requirement requests-31, requests-32, unavailability-16
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
