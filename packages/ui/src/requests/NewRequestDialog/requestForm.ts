import type { LocalDate } from '@selfservice/api/core/local-date';
import type { RequestLog } from '@selfservice/api/requests/request-entries';
import { readRequestLog } from '@selfservice/api/requests/request-entries';
import type { RequestPerson } from '@selfservice/api/requests/request-people';
import type { PeriodEdit, RequestPeriod } from '@selfservice/api/requests/request-period';
import { defaultPeriod, editPeriod } from '@selfservice/api/requests/request-period';
import type { Agenda } from '@selfservice/api/requests/requests';
import { editUnavailability } from '@selfservice/api/unavailability/unavailability-period';
import type { DayRange } from '../../i18n/formatRange.ts';
import type { PeriodEntry, PeriodForm } from '../PeriodFields/periodForm.ts';
import { fieldsOf, readPeriodForm } from '../PeriodFields/readPeriodForm.ts';

/** A new request while it is being entered. */
export interface RequestForm extends PeriodForm {
  /** Whom it is for, where a person has to be chosen. */
  person: RequestPerson | null;
  /** Null while no account is chosen. */
  accountId: number | null;
  /** What it is booked on until an account is chosen, in the server's words; null for nothing. */
  accountName: string | null;
  comment: string;
  /** What is known of a save that has begun; null before the first attempt. */
  log: RequestLog | null;
}

/** The form that a new request begins with: tomorrow, or the days given, all day. Specification 000 section 9. */
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

/** A form out of what was kept. What does not parse is dropped and stands as in a fresh form. */
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

/** The days of a period: a part of a day has one. */
export function daysOfPeriod({ isAllDay, firstDay, lastDay }: RequestPeriod): DayRange {
  return { first: firstDay, last: isAllDay ? lastDay : firstDay };
}

/** A form with other days. A part of a day takes the one of them that it has not yet. */
export function pickDays(form: RequestForm, { first, last }: DayRange): RequestForm {
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
 * What an entry does to the period of a request: days that are picked move each other; so do times of an
 * unavailability that are stepped to. Specification 000 section 5.
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
