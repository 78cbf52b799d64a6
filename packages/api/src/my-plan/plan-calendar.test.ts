import fc from 'fast-check';
import nodeIcal from 'node-ical';
import type { VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import { localDate, localDateTime } from '../core/local-date.ts';
import type { LocalMonth } from '../core/local-date.ts';
import { addDays, addMinutes } from '../core/local-date-arithmetic.ts';
import type { MyPlan, MyPlanInterval } from './my-plan.ts';
import { toPlanCalendar } from './plan-calendar.ts';

const day = localDate('2026-10-24');

function aShift(differences: Partial<MyPlanInterval> = {}): MyPlanInterval {
  return {
    kind: 'shift',
    begin: localDateTime('2026-10-24T22:00:00'),
    end: localDateTime('2026-10-25T06:00:00'),
    day,
    isAllDay: false,
    name: 'Noční směna; sklad, brána',
    shortName: 'N',
    color: null,
    accountId: null,
    isOutsideWorkplace: false,
    ...differences,
  };
}

const options = {
  personRef: '0001001',
  timeZone: 'Europe/Prague',
  title: 'My plan',
  nameless: 'Planned',
  epochMs: Date.parse('2026-10-01T08:00:00Z'),
};

function fileOf(intervals: MyPlanInterval[], different: Partial<typeof options> = {}): string {
  const plan = { month: '2026-10' as LocalMonth, intervals } as MyPlan;
  return toPlanCalendar(plan, { ...options, ...different });
}

/** Returns the events that another library reads from the file. */
function eventsIn(file: string): VEvent[] {
  return Object.values(nodeIcal.sync.parseICS(file)).filter((one): one is VEvent => one?.type === 'VEVENT');
}

const instant = (text: string) => new Date(text).getTime();

test('a night shift over the end of summer time lasts nine hours', () => {
  const [night] = eventsIn(fileOf([aShift()]));
  expect(night?.summary).toBe('Noční směna; sklad, brána');
  expect(night?.start.getTime()).toBe(instant('2026-10-24T20:00:00Z'));
  expect(night?.end?.getTime()).toBe(instant('2026-10-25T05:00:00Z'));
});

test('the same local times are another instant in another time zone', () => {
  const [night] = eventsIn(fileOf([aShift()], { timeZone: 'Europe/London' }));
  expect(night?.start.getTime()).toBe(instant('2026-10-24T21:00:00Z'));
});

test('an all-day interval has dates without times', () => {
  const wholeDay = aShift({
    kind: 'otherA',
    begin: localDateTime('2026-10-26T00:00:00'),
    end: localDateTime('2026-10-28T00:00:00'),
    isAllDay: true,
  });
  const file = fileOf([wholeDay]);
  expect(file).toContain('DTSTART;VALUE=DATE:20261026\r\nDTEND;VALUE=DATE:20261028\r\n');
});

test('leaves out requests and plan changes, which still need a decision', () => {
  expect(eventsIn(fileOf([aShift({ kind: 'request' }), aShift({ kind: 'planChange' })]))).toEqual([]);
});

test('leaves out a night shift that began in the month before', () => {
  const night = aShift({
    begin: localDateTime('2026-09-30T22:00:00'),
    end: localDateTime('2026-10-01T06:00:00'),
    day: localDate('2026-09-30'),
  });
  expect(eventsIn(fileOf([night]))).toEqual([]);
});

test('an interval without a name is called by its short name, otherwise by the given text', () => {
  const events = eventsIn(fileOf([aShift({ name: '' }), aShift({ name: '', shortName: '' })]));
  expect(events.map(({ summary }) => summary)).toEqual(['N', 'Planned']);
});

test('line breaks and control characters in a name add no lines to the file', () => {
  const name = 'Night\rshift\r\nstore\u0000\u001bATTENDEE:x';
  const file = fileOf([aShift({ name })], { title: 'My\rplan' });
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}]/u);
  expect(eventsIn(file)[0]?.summary).toBe('Night\nshift\nstoreATTENDEE:x');
});

test('a later file has the same ids with a higher sequence', () => {
  const shifts = [
    aShift(),
    aShift({ begin: localDateTime('2026-10-24T08:00:00') }),
    aShift({ day: addDays(day, 1) }),
  ];
  const [before, after] = [options.epochMs, options.epochMs + 60_000].map((epochMs) =>
    eventsIn(fileOf(shifts, { epochMs })),
  );
  const idsOf = (events: VEvent[] = []) => events.map(({ uid }) => uid);
  expect(new Set(idsOf(before)).size).toBe(3);
  expect(idsOf(after)).toEqual(idsOf(before));
  expect(Number(after?.[0]?.sequence)).toBe(Number(before?.[0]?.sequence) + 1);
});

test('every shift is read back at its local times', () => {
  const begins = fc
    .integer({ min: 0, max: 30 * 24 * 4 })
    .map((quarters) => addMinutes(localDateTime('2026-10-01T00:00:00'), quarters * 15));
  const wall = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Prague',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  fc.assert(
    fc.property(begins, fc.integer({ min: 15, max: 960 }), (begin, minutes) => {
      // In this month one local hour occurs twice and none is missing.
      const end = addMinutes(begin, minutes);
      const [shift] = eventsIn(fileOf([aShift({ begin, end })]));
      expect(wall.format(shift?.start).replace(' ', 'T')).toBe(begin);
      expect(wall.format(shift?.end).replace(' ', 'T')).toBe(end);
    }),
    { numRuns: 100 },
  );
});
