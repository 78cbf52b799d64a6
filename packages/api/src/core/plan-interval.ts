import type * as v from 'valibot';
import type { LocalDate, LocalDateTime } from './local-date.ts';
import { dateOf, localDateTime } from './local-date.ts';
import { addDays, minutesBetween } from './local-date-arithmetic.ts';
import type { planIntervalSchema, publicHolidaysSchema } from './plan-interval.wire.ts';
import { fromWireDate, fromWireDateTime } from './wire.ts';

/**
 * The kind of an interval of a plan. The names of `otherA`, `otherB` and `other` come from the server: the first two are
 * separate types, `other` is any other type.
 */
export type PlanIntervalKind = 'shift' | 'planChange' | 'request' | 'otherA' | 'otherB' | 'other';

/** The kinds whose names come from the server, in the order of the legend. */
export const otherKinds = ['otherA', 'otherB', 'other'] as const satisfies readonly PlanIntervalKind[];

/** Whether the name of an interval comes from the server. */
export function isOtherEntry({ kind }: Pick<PlanInterval, 'kind'>): boolean {
  return otherKinds.some((other) => other === kind);
}

/** An interval in the plan of a person. */
export interface PlanInterval {
  kind: PlanIntervalKind;
  begin: LocalDateTime;
  /** After `begin`, unless the server sends an earlier end. For a whole day the next midnight. */
  end: LocalDateTime;
  isAllDay: boolean;
  /** From the server; may be empty. */
  name: string;
  /** One to four letters; may be empty. */
  shortName: string;
  /** The server's colour as `#rrggbb`; null for none. */
  color: string | null;
}

const dayMinutes = 24 * 60;

/** Whether an interval takes at most 24 hours. It may end on the next day, like a night shift. */
export function isWithinADay({
  begin,
  end,
  isAllDay,
}: Pick<PlanInterval, 'begin' | 'end' | 'isAllDay'>): boolean {
  return !isAllDay && minutesBetween(begin, end) <= dayMinutes;
}

/** A public holiday. */
export interface PublicHoliday {
  day: LocalDate;
  /** From the server; may be empty. */
  name: string;
}

const kinds: ReadonlyMap<string, PlanIntervalKind> = new Map([
  ['IPODENSMEN', 'shift'],
  ['PLNCHANGE', 'planChange'],
  ['IPOPREST', 'otherA'],
  ['IPOPOH', 'otherB'],
  ['WFLREQUEST', 'request'],
]);

/** Maps the fields that all plan intervals have. */
export function toPlanInterval(wire: v.InferOutput<typeof planIntervalSchema>): PlanInterval {
  const begin = fromWireDateTime(wire.begin);
  const end = fromWireDateTime(wire.end);
  return {
    kind: kinds.get(wire.type) ?? 'other',
    ...(wire.isAllDay ? wholeDays(begin, end) : { begin, end }),
    isAllDay: wire.isAllDay,
    name: wire.name,
    shortName: wire.shortcut,
    color: /^#[\da-f]{6}$/i.test(wire.color) ? wire.color.toLowerCase() : null,
  };
}

/** Converts public holidays from the wire format. */
export function toPublicHolidays(wire: v.InferOutput<typeof publicHolidaysSchema>): PublicHoliday[] {
  return wire.map(({ date, name }) => ({ day: fromWireDate(date), name }));
}

/** Compares two intervals by begin, then by end, for sorting. */
export function byBegin(
  a: Pick<PlanInterval, 'begin' | 'end'>,
  b: Pick<PlanInterval, 'begin' | 'end'>,
): number {
  if (a.begin !== b.begin) return a.begin < b.begin ? -1 : 1;
  return a.end < b.end ? -1 : Number(a.end > b.end);
}

/** Returns whole days from midnight to midnight, also if the server ends them at their last minute. */
function wholeDays(begin: LocalDateTime, end: LocalDateTime): { begin: LocalDateTime; end: LocalDateTime } {
  const midnight = (day: LocalDate) => localDateTime(`${day}T00:00:00`);
  const first = midnight(dateOf(begin));
  const isMidnight = end === midnight(dateOf(end)) && end > first;
  return { begin: first, end: isMidnight ? end : midnight(addDays(dateOf(end), 1)) };
}
