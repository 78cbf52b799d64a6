import type { LocalDate } from '../core/local-date.ts';
import { dateOf, monthOf } from '../core/local-date.ts';
import { addDays } from '../core/local-date-arithmetic.ts';
import type { PlanInterval } from '../core/plan-interval.ts';
import { isOtherEntry, isWithinADay } from '../core/plan-interval.ts';
import type { MyPlan, MyPlanInterval } from './my-plan.ts';

/**
 * The fingerprint of a day: hashes of codes and times. Names and colours are left out, because they may be translated.
 * Signatures are left out, too.
 */
export interface DayFingerprint {
  /** Of shifts and other entries; empty for a free day. */
  planned: string;
  /** One for each change that the user must decide on, sorted. */
  changes: readonly string[];
  /** One for each pending request of the user, by its times, sorted. */
  requests: readonly string[];
}

/** The fingerprint of a day as it is now, with what is needed to compare it with an earlier one. */
export interface CurrentFingerprint extends DayFingerprint {
  /** The times of entries other than shifts, as in `requests`: an approved request is one of them. */
  absences: readonly string[];
}

/** Returns the fingerprints of the days of a plan. Days without entries and requests are left out, see `blankDay`. */
export function fingerprintsOf(plan: MyPlan): Map<LocalDate, CurrentFingerprint> {
  const parts = new Map<
    LocalDate,
    { planned: string[]; changes: string[]; requests: string[]; absences: string[] }
  >();
  const at = (day: LocalDate) => {
    const known = parts.get(day) ?? { planned: [], changes: [], requests: [], absences: [] };
    parts.set(day, known);
    return known;
  };
  for (const interval of plan.intervals)
    for (const day of daysOf(interval)) {
      if (monthOf(day) !== plan.month) continue;
      const { planned, requests, absences } = at(day);
      const times = timesOn(day, interval);
      if (interval.kind === 'request') requests.push(hashOf(times));
      // A change has a request with an id.
      else if (interval.kind !== 'planChange') {
        const { kind, accountId, isOutsideWorkplace } = interval;
        planned.push([kind, times, accountId, isOutsideWorkplace].join(' '));
        if (isOtherEntry(interval)) absences.push(hashOf(times));
      }
    }
  for (const { day, id } of plan.changeRequests)
    if (monthOf(day) === plan.month) at(day).changes.push(hashOf(`change ${id}`));
  return new Map(
    [...parts].map(([day, { planned, changes, requests, absences }]) => [
      day,
      {
        planned: planned.length === 0 ? '' : hashOf(planned.toSorted().join('\n')),
        changes: changes.toSorted(),
        requests: requests.toSorted(),
        absences,
      },
    ]),
  );
}

/** The fingerprint of a free day. */
export const blankDay: CurrentFingerprint = { planned: '', changes: [], requests: [], absences: [] };

/**
 * Returns whether a day has changed in a way that the user does not know about: another plan or a new change to decide on,
 * but not the result of the user's own decision or request.
 *
 * @requirement my-plan-55, my-plan-57
 */
export function isNews(before: DayFingerprint, now: CurrentFingerprint): boolean {
  const isGone = (list: readonly string[]) => (one: string) => !list.includes(one);
  if (now.changes.some(isGone(before.changes))) return true;
  if (now.planned === before.planned) return false;
  const isDecided = before.changes.some(isGone(now.changes));
  const isApproved = before.requests
    .filter(isGone(now.requests))
    .some((request) => now.absences.includes(request));
  return !isDecided && !isApproved;
}

/** Writes a fingerprint as a short text. */
export function toText({ planned, changes, requests }: DayFingerprint): string {
  return [planned, changes.join(','), requests.join(',')].join('|');
}

/** Reads a fingerprint that `toText` has written. */
export function fromText(text: string): DayFingerprint {
  const [planned = '', changes = '', requests = ''] = text.split('|');
  const listOf = (part: string) => (part === '' ? [] : part.split(','));
  return { planned, changes: listOf(changes), requests: listOf(requests) };
}

/** A night shift belongs to its first day; an interval of several days to each of them. */
function daysOf(interval: MyPlanInterval): LocalDate[] {
  if (isWithinADay(interval)) return [interval.day];
  const days: LocalDate[] = [];
  for (let day = dateOf(interval.begin); `${day}T00:00:00` < interval.end; day = addDays(day, 1))
    days.push(day);
  return days;
}

/** The part of an interval on a day: it is the same if the server splits an interval into days. */
function timesOn(day: LocalDate, { begin, end, isAllDay }: PlanInterval): string {
  if (isAllDay) return 'all day';
  const from = dateOf(begin) < day ? 'before' : begin.slice(11, 16);
  const isLater = dateOf(end) > day && !isWithinADay({ begin, end, isAllDay });
  return `${from} ${isLater ? 'after' : end.slice(11, 16)}`;
}

/** Returns the FNV-1a hash of a text in 32 bits. */
function hashOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 0).toString(36);
}
