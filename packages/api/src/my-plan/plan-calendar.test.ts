import fc from 'fast-check';
import nodeIcal from 'node-ical';
import type { VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import { dateOf, localDate, localDateTime } from '../core/local-date.ts';
import type { LocalMonth } from '../core/local-date.ts';
import { addDays, addMinutes, addMonths } from '../core/local-date-arithmetic.ts';
import { byBegin } from '../core/plan-interval.ts';
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

const october = '2026-10' as LocalMonth;

function fileOf(
  intervals: MyPlanInterval[],
  { month = october, ...different }: Partial<typeof options> & { month?: LocalMonth } = {},
): string {
  const plan = { month, intervals } as MyPlan;
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

/** Returns an absence from 28 October at 6:00. */
function anAbsence(name: string, end: string): MyPlanInterval {
  return aShift({
    kind: 'otherA',
    begin: localDateTime('2026-10-28T06:00:00'),
    end: localDateTime(end),
    day: localDate('2026-10-28'),
    name,
  });
}

test('contains an absence that began in an earlier month and ends in this one or later', () => {
  const namesIn = (month: string) =>
    eventsIn(
      fileOf(
        [
          anAbsence('until midnight', '2026-11-01T00:00:00'),
          anAbsence('until one', '2026-11-01T01:00:00'),
          anAbsence('until December', '2026-12-02T00:00:00'),
        ],
        { month: month as LocalMonth },
      ),
    ).map(({ summary }) => summary);
  expect(namesIn('2026-09')).toEqual([]);
  expect(namesIn('2026-11')).toEqual(['until one', 'until December']);
  expect(namesIn('2026-12')).toEqual(['until December']);
  expect(namesIn('2027-01')).toEqual([]);
});

test('the files of two months have the same id for an absence in both', () => {
  const absence = anAbsence('Vacation', '2026-11-03T18:00:00');
  const shift = aShift({ begin: localDateTime('2026-10-28T04:00:00'), day: absence.day });
  const inOctober = eventsIn(fileOf([shift, anAbsence('Doctor', '2026-10-28T08:00:00'), absence]));
  const [inNovember] = eventsIn(fileOf([absence], { month: addMonths(october, 1) }));
  expect(inOctober).toHaveLength(3);
  expect(inOctober.find(({ summary }) => summary === 'Vacation')?.uid).toBe(inNovember?.uid);
});

test('each interval has one id in the files of all months, and no other interval has it', () => {
  const begins = fc
    .tuple(fc.constantFrom('2026-10-28', '2026-10-31', '2026-11-30'), fc.constantFrom('00', '06', '18'))
    .map(([on, hour]) => localDateTime(`${on}T${hour}:00:00`));
  const hours = fc.oneof(
    fc.integer({ min: 1, max: 16 }),
    fc.integer({ min: 1, max: 70 }).map((days) => days * 24),
  );
  const intervals = fc
    .record({ kind: fc.constantFrom('shift', 'otherA', 'other'), begin: begins, hours })
    .map(({ kind, begin, hours: length }) => {
      const end = addMinutes(begin, (kind === 'shift' ? Math.min(length, 16) : length) * 60);
      return aShift({ kind, begin, end, day: dateOf(begin) });
    });
  fc.assert(
    fc.property(fc.array(intervals, { maxLength: 8 }), (drawn) => {
      const sorted = drawn.toSorted(byBegin).map((interval, at) => ({ ...interval, name: `${at}` }));
      const ids = new Map<string, string>();
      for (const months of [0, 1, 2, 3]) {
        const month = addMonths(october, months);
        const begin = localDateTime(`${month}-01T00:00:00`);
        const end = localDateTime(`${addMonths(month, 1)}-01T00:00:00`);
        // The server's plan of a month: without the intervals that are outside of it.
        const ofMonth = sorted.filter((one) => one.begin < end && one.end > begin);
        const events = eventsIn(fileOf(ofMonth, { month }));
        for (const { summary, uid } of events) {
          const name = JSON.stringify(summary);
          expect(ids.get(name) ?? uid).toBe(uid);
          ids.set(name, uid);
        }
      }
      expect(ids.size).toBe(sorted.length);
      expect(new Set(ids.values()).size).toBe(sorted.length);
    }),
    { numRuns: 60 },
  );
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
