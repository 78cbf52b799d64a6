import ICAL from 'ical.js';
import type { LocalDateTime } from '../core/local-date.ts';
import { dateOf, fromUtcDate, monthOf, toUtcDate } from '../core/local-date.ts';
import { addMonths } from '../core/local-date-arithmetic.ts';
import { offsetChanges, offsetIn } from '../core/time-zone.ts';
import { calendarIntervals, isCarriedInto } from './calendar-intervals.ts';
import type { MyPlan, MyPlanInterval } from './my-plan.ts';

/** The content of a calendar file besides the plan. */
export interface PlanCalendarOptions {
  /** Reference of the person; a part of the id of each event. */
  personRef: string;
  /** IANA name of the time zone of the plan's times, for example `Europe/Prague`. */
  timeZone: string;
  /** Name of the calendar. */
  title: string;
  /** Name of an event whose interval has no name. */
  nameless: string;
  /** The current time, in milliseconds since 1970. */
  epochMs: number;
}

type JcalProperty = [name: string, parameters: Record<string, string>, type: string, value: string | number];
type JcalComponent = [name: string, properties: JcalProperty[], components: JcalComponent[]];

/** The file has the rules of the time zone from a year before the plan to a year after it. */
const yearMs = 366 * 24 * 60 * 60 * 1000;

/** Returns a text property. Line breaks become `\n`; other control characters are invalid in the file and removed. */
const text = (name: string, value: string): JcalProperty => [
  name,
  {},
  'text',
  value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''),
];

/**
 * Returns a plan as an iCalendar file (RFC 5545) with local times in one time zone. The id of an event is its day and its
 * place in that day, so that importing a later file replaces the events of the earlier one, also where two months contain an
 * event.
 *
 * @throws RangeError for a time zone that the browser does not know
 */
export function toPlanCalendar(plan: MyPlan, options: PlanCalendarOptions): string {
  const intervals = calendarIntervals(plan);
  const byDay = Map.groupBy(intervals.toSorted(byReach), ({ day }) => day);
  const events = intervals.map((interval) => {
    const place = (byDay.get(interval.day)?.indexOf(interval) ?? 0) + 1;
    return toEvent(interval, `${options.personRef}-${interval.day}-${place}@self-service`, options);
  });
  const calendar: JcalComponent = [
    'vcalendar',
    [
      text('version', '2.0'),
      text('prodid', '-//Self-service//My plan//EN'),
      text('calscale', 'GREGORIAN'),
      text('x-wr-calname', options.title),
      text('x-wr-timezone', options.timeZone),
    ],
    [toZone(options.timeZone, toUtcDate(plan.month).getTime()), ...events],
  ];
  return `${ICAL.stringify(calendar)}\r\n`;
}

/**
 * Compares intervals of a day: first those that later months contain, from the longest, otherwise in their order. A later month
 * contains only the first ones, and they have the same places there.
 */
function byReach(a: MyPlanInterval, b: MyPlanInterval): number {
  const [reachOfA, reachOfB] = [reachOf(a), reachOf(b)];
  return reachOfA === reachOfB ? 0 : reachOfA > reachOfB ? -1 : 1;
}

function reachOf(interval: MyPlanInterval): string {
  return isCarriedInto(addMonths(monthOf(interval.day), 1), interval) ? interval.end : '';
}

function toEvent(interval: MyPlanInterval, uid: string, options: PlanCalendarOptions): JcalComponent {
  const { begin, end, isAllDay, name, shortName } = interval;
  const { timeZone, nameless, epochMs } = options;
  const moment = (property: string, value: LocalDateTime): JcalProperty =>
    isAllDay ? [property, {}, 'date', dateOf(value)] : [property, { tzid: timeZone }, 'date-time', value];
  const changed = fromUtcDate(new Date(epochMs));
  return [
    'vevent',
    [
      text('uid', uid),
      ['dtstamp', {}, 'date-time', `${changed}Z`],
      ['last-modified', {}, 'date-time', `${changed}Z`],
      // A calendar replaces an event it already has only if the sequence is higher.
      ['sequence', {}, 'integer', Math.floor(epochMs / 60_000)],
      moment('dtstart', begin),
      moment('dtend', end),
      text('summary', name || shortName || nameless),
    ],
    [],
  ];
}

function toZone(timeZone: string, aroundMs: number): JcalComponent {
  const from = aroundMs - yearMs;
  const first = offsetIn(timeZone, from);
  const rules = offsetChanges(timeZone, from, aroundMs + yearMs).map(({ epochMs, before, after }) =>
    toRule(
      after > before ? 'daylight' : 'standard',
      fromUtcDate(new Date(epochMs + before * 60_000)),
      before,
      after,
    ),
  );
  return [
    'vtimezone',
    [text('tzid', timeZone)],
    [toRule('standard', '1970-01-01T00:00:00' as LocalDateTime, first, first), ...rules],
  ];
}

function toRule(name: string, begin: LocalDateTime, before: number, after: number): JcalComponent {
  return [
    name,
    [
      ['dtstart', {}, 'date-time', begin],
      ['tzoffsetfrom', {}, 'utc-offset', offsetText(before)],
      ['tzoffsetto', {}, 'utc-offset', offsetText(after)],
    ],
    [],
  ];
}

/** Formats an offset, for example 60 minutes as `+01:00`. */
function offsetText(minutes: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const length = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(length / 60)}:${two(length % 60)}`;
}
