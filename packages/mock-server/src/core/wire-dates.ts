import type { LocalDate, LocalDateTime, LocalMonth } from '@selfservice/api/core/local-date';
import { coreWords } from './core-words.ts';
import type { Refusal } from './refusals.ts';
import { refuse } from './refusals.ts';

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const midnight = 'T00:00:00Z';

/** Whether a text is an existing date and time in the wire format `yyyy-MM-ddTHH:mm:ssZ`. */
export function isWireDateTime(text: string): boolean {
  if (!shape.test(text)) return false;
  // A day that does not exist becomes another day or an invalid date.
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === text.replace('Z', '.000Z');
}

/** Reads a date and time. The handler has already refused other formats. */
export function dateTimeOf(text: string): LocalDateTime {
  return text.slice(0, 19) as LocalDateTime;
}

/** Reads a date and time that may be null. */
export function nullableDateTimeOf(text: string | null): LocalDateTime | null {
  return text === null ? null : dateTimeOf(text);
}

/** Reads a day, or refuses a time other than midnight. */
export function dayOf(text: string, field: string): LocalDate | Refusal {
  return text.endsWith(midnight) ? (text.slice(0, 10) as LocalDate) : refuse(400, coreWords.noDate(field));
}

/** Reads a month, or refuses a value other than midnight of its first day. */
export function monthOf(text: string, field: string): LocalMonth | Refusal {
  return text.endsWith(`-01${midnight}`)
    ? (text.slice(0, 7) as LocalMonth)
    : refuse(400, coreWords.noMonth(field));
}

/** Reads a first and a last day, or returns a refusal. */
export function dayRangeOf({
  Item1,
  Item2,
}: {
  Item1: string;
  Item2: string;
}): { from: LocalDate; to: LocalDate } | Refusal {
  const [from, to] = [dayOf(Item1, 'Item1'), dayOf(Item2, 'Item2')];
  if (typeof from !== 'string') return from;
  if (typeof to !== 'string') return to;
  return from > to ? refuse(400, coreWords.wrongOrder) : { from, to };
}

/** Writes a date and time. */
export function toWireDateTime(moment: LocalDateTime): string {
  return `${moment}Z`;
}

/** Writes a day as its midnight. */
export function toWireDate(day: LocalDate): string {
  return `${day}${midnight}`;
}

/** Writes a month as the midnight of its first day. */
export function toWireMonth(month: LocalMonth): string {
  return `${month}-01${midnight}`;
}
