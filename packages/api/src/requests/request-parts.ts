import { addMinutes, minutesBetween } from '../core/local-date-arithmetic.ts';
import { localDateTime } from '../core/local-date.ts';
import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import { minutesOfDay } from '../core/local-time.ts';
import type { RequestDays } from './request-days.ts';
import { requestDays } from './request-days.ts';

/** The parsed text of a request. */
export interface RequestParts {
  /** The account, as the backend writes it, for example `Vacation`. */
  account: string;
  days: RequestDays;
  /** The times of a part of a day, which may end the next day; null for whole days. */
  times: { begin: LocalDateTime; end: LocalDateTime } | null;
}

const day = String.raw`(?:\d{4}-\d{2}-\d{2}|\d{1,2}(?:\. ?|/)\d{1,2}(?:\. ?|/)\d{4})`;
const time = String.raw`(\d{1,2}):(\d{2})`;
/** Matches an account and a range at the end: `Vacation 2.12.2026 – 4.12.2026`, `Doctor 20.11.2026 8:00 – 10:30`. */
const shape = new RegExp(`^(.+?) ${day}(?: ${time})?(?: ?[–-] ?(?:(${day})(?: ${time})?|${time}))?$`);

/**
 * Parses the text of a request into account, days and times. The range is at the end of the text, with days as `requestDays`
 * reads them, times as `H:mm`, and a dash between. Returns null for any other text, which is then shown as it is.
 *
 * @param text for example `Vacation 23.12.2026 – 31.12.2026`
 * @requirement requests-16
 */
export function requestParts(text: string): RequestParts | null {
  const plain = text.replaceAll('\u00a0', ' ').trim();
  const [match, account, ...found] = shape.exec(plain) ?? [];
  const days = requestDays(plain);
  if (match === undefined || !account || !days || requestDays(account)) return null;
  const [fromHour, fromMinute, lastDay, toHour, toMinute, soleHour, soleMinute] = found;
  const begin = momentOf(days.first, fromHour, fromMinute);
  const end = lastDay
    ? momentOf(days.last, toHour, toMinute)
    : endOf(begin, momentOf(days.first, soleHour, soleMinute));
  const isWhole = fromHour === undefined && toHour === undefined && soleHour === undefined;
  if (isWhole) return { account: account.trim(), days, times: null };
  if (!begin || !end || end <= begin) return null;
  const isOneWholeDay = minutesBetween(begin, end) === minutesOfDay - 1;
  return { account: account.trim(), days, times: isOneWholeDay ? null : { begin, end } };
}

/** Returns the end, moved to the next day where it is before the begin. */
function endOf(begin: LocalDateTime | null, end: LocalDateTime | null): LocalDateTime | null {
  if (!begin || !end || end >= begin) return end;
  return addMinutes(end, minutesOfDay);
}

function momentOf(
  date: LocalDate,
  hour: string | undefined,
  minute: string | undefined,
): LocalDateTime | null {
  if (hour === undefined || minute === undefined) return null;
  try {
    return localDateTime(`${date}T${hour.padStart(2, '0')}:${minute}:00`);
  } catch {
    return null;
  }
}
