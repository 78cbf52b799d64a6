import type { BackendLanguage } from '@selfservice/api/core/language';
import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf, timeOf } from '@selfservice/api/core/local-date';
import { accountOf } from './accounts.ts';
import type { RequestRow } from './request-row.ts';

const unavailability = { en: 'Unavailability', cs: 'Nedostupnost', sk: 'Nedostupnosť' };

/** Returns the account and the range of a request: `Doctor 20.11.2026 8:00 – 10:30`. */
export function requestText(row: RequestRow, language: BackendLanguage): string {
  const account = accountOf(row.accountId)?.names ?? unavailability;
  return `${account[language]} ${rangeText(row)}`;
}

function rangeText({ firstDay, lastDay, begin, end }: RequestRow): string {
  if (begin === null || end === null)
    return firstDay === lastDay ? dayText(firstDay) : `${dayText(firstDay)} – ${dayText(lastDay)}`;
  const endDay = dateOf(end) === firstDay ? '' : `${dayText(dateOf(end))} `;
  return `${dayText(firstDay)} ${timeText(begin)} – ${endDay}${timeText(end)}`;
}

function dayText(day: LocalDate): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)}.${Number(month)}.${year}`;
}

function timeText(moment: LocalDateTime): string {
  return timeOf(moment).replace(/^0/, '');
}
