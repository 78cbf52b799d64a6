import type * as v from 'valibot';
import type { LocalDate, LocalDateTime } from './local-date.ts';
import { dateOf, localDateTime } from './local-date.ts';
import { addDays, minutesBetween } from './local-date-arithmetic.ts';
import type { planIntervalSchema, publicHolidaysSchema } from './plan-interval.wire.ts';
import { fromWireDate, fromWireDateTime } from './wire.ts';

/**
 * What an interval of a plan stands for. Of the other entries, which the server words, `otherA` and `otherB` are two
 * types that are told apart; `other` is any other one. Specification 001 section 3.
 */
export type PlanIntervalKind = 'shift' | 'planChange' | 'request' | 'otherA' | 'otherB' | 'other';

/** The kinds that the product has no word for, in the order in which a legend shows them. */
export const otherKinds = ['otherA', 'otherB', 'other'] as const satisfies readonly PlanIntervalKind[];

/** Whether an interval is worded by the server alone. */
export function isOtherEntry({ kind }: Pick<PlanInterval, 'kind'>): boolean {
  return otherKinds.some((other) => other === kind);
}

/** A stretch of time in somebody's plan. Specification 001 section 3. */
export interface PlanInterval {
  kind: PlanIntervalKind;
  begin: LocalDateTime;
  /** Always after `begin`, unless the server says otherwise; the next midnight of a whole day. */
  end: LocalDateTime;
  isAllDay: boolean;
  /** In the server's words; may be empty. */
  name: string;
  /** One to four letters; may be empty. */
  shortName: string;
  /** The server's colour as `#rrggbb`; null where it gives none. */
  color: string | null;
}

const dayMinutes = 24 * 60;

/** Whether an interval belongs to one day, although it may end on the next one, as a night shift does. */
export function isWithinADay({ begin, end, isAllDay }: PlanInterval): boolean {
  return !isAllDay && minutesBetween(begin, end) <= dayMinutes;
}

/** A day off for everybody. */
export interface PublicHoliday {
  day: LocalDate;
  /** In the server's words; may be empty. */
  name: string;
}

const kinds: ReadonlyMap<string, PlanIntervalKind> = new Map([
  ['IPODENSMEN', 'shift'],
  ['PLNCHANGE', 'planChange'],
  ['IPOPREST', 'otherA'],
  ['IPOPOH', 'otherB'],
  ['WFLREQUEST', 'request'],
]);

/** Maps what all intervals of plans have. */
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

/** Maps the public holidays. */
export function toPublicHolidays(wire: v.InferOutput<typeof publicHolidaysSchema>): PublicHoliday[] {
  return wire.map(({ date, name }) => ({ day: fromWireDate(date), name }));
}

/** For sorting intervals as they follow each other. */
export function byBegin(a: PlanInterval, b: PlanInterval): number {
  if (a.begin !== b.begin) return a.begin < b.begin ? -1 : 1;
  return a.end < b.end ? -1 : Number(a.end > b.end);
}

/** Whole days run from midnight to midnight, also where the server ends them at their last minute. */
function wholeDays(begin: LocalDateTime, end: LocalDateTime): { begin: LocalDateTime; end: LocalDateTime } {
  const midnight = (day: LocalDate) => localDateTime(`${day}T00:00:00`);
  const first = midnight(dateOf(begin));
  const isMidnight = end === midnight(dateOf(end)) && end > first;
  return { begin: first, end: isMidnight ? end : midnight(addDays(dateOf(end), 1)) };
}
