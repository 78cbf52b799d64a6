import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { dateOf, localDateTime } from '@selfservice/api/core/local-date';
import { addDays, addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { describe, expect, test } from 'vitest';
import { crowdRef } from '../centres/crowd-size.ts';
import { colleagues } from '../core/colleagues.ts';
import type { PersonKey } from '../core/people.ts';
import { ownGrant } from '../core/database.ts';
import { people, personKeys, tenantOf } from '../core/people.ts';
import { dashboardAnswer } from '../dashboard/dashboard-answer.ts';
import { minuteOn, overlapMinutes, spanOf } from '../my-plan/day-minutes.ts';
import { planDaysOfMonth } from '../my-plan/plan-day.ts';
import { holidayOn } from '../my-plan/public-holidays.ts';
import { overtimeRows } from '../overtime/overtime-rows.ts';
import { planPersonOf } from '../my-plan/shift-patterns.ts';
import { hasCard } from '../presence/pass-habits.ts';
import { presenceStateOf } from '../presence/presence-state.ts';
import type { RecordedDay } from '../presence/recorded-passes.ts';
import { directionOf, recordedDays } from '../presence/recorded-passes.ts';
import { personalCardOf } from '../personal-card/personal-card-row.ts';
import { aDatabase } from '../requests/requests.fixtures.ts';
import { lastPassesOf } from '../terminal/last-passes.ts';
import { balanceOf } from './balance-state.ts';
import { presencesOf } from './worked-time.ts';
import { worksheetAnswer } from './worksheet-answer.ts';
import type { WorksheetDayRow } from './worksheet-day.ts';
import { worksheetDayOf } from './worksheet-day.ts';
import { carryInto, sumOf, worksheetDays } from './worksheet-month.ts';
import { stageOf } from './worksheet-stages.ts';

const database = aDatabase();
const now = database.clock.localNow();
const today = dateOf(now);
const november = '2026-11' as LocalMonth;
const months = Array.from({ length: 24 }, (_, before) => addMonths(november, before - 23));
const shared = personKeys.flatMap((key) => [
  people[key].ref,
  ...(people[key].secondEmployment ? [people[key].secondEmployment.ref] : []),
]);
const refs = [
  ...shared,
  ...colleagues.map(({ ref }) => ref),
  ...Array.from({ length: 20 }, (_, index) => crowdRef(index * 37)),
];

interface PersonDay extends RecordedDay {
  ref: string;
  month: LocalMonth;
  sheet: WorksheetDayRow;
}

const all: PersonDay[] = refs.flatMap((ref) => {
  const person = planPersonOf(1, ref);
  return months.flatMap((month) => {
    const days = planDaysOfMonth(month).filter(({ date }) => date <= today);
    const isOpen = stageOf(database, ref, month) === 'open';
    return recordedDays(database, ref, days).map((recorded) => {
      return { ...recorded, ref, month, sheet: worksheetDayOf(person, recorded, now, isOpen) };
    });
  });
});

/** Returns the first days that break a rule, for the message of a failure. */
function breaking(isWrong: (day: PersonDay) => boolean): string[] {
  return all
    .filter(isWrong)
    .slice(0, 5)
    .map(({ ref, day }) => `${ref} ${day.date}`);
}

const shiftOf = ({ rows }: PersonDay) => rows.find(({ type }) => type === 'IPODENSMEN');

describe('over all named people, a sample of the others, and 24 months', () => {
  test('the balance of a day is worked plus excused minus planned time', () => {
    expect(
      breaking(
        ({ sheet: { balance, worked, excused, planned } }) =>
          balance !== null && balance !== (worked ?? 0) + (excused ?? 0) - planned,
      ),
    ).toEqual([]);
  });

  test('amounts are never negative, and no one works more than the shift, an hour and the overtime', () => {
    expect(
      breaking(({ sheet: { worked, excused, planned }, overtime }) => {
        const most = planned + 90 + overtime.reduce((sum, { begin, end }) => sum + end - begin, 0);
        return (worked ?? 0) < 0 || (excused ?? 0) < 0 || (worked ?? 0) + (excused ?? 0) > most;
      }),
    ).toEqual([]);
  });

  test('no one has two shifts at once', () => {
    const ends = new Map<string, string>();
    expect(
      breaking((each) => {
        const shift = shiftOf(each);
        if (!shift) return false;
        const before = ends.get(each.ref) ?? '';
        ends.set(each.ref, shift.end);
        return before > shift.begin;
      }),
    ).toEqual([]);
  });

  test('no one passes on a free day or a day of absence without overtime', () => {
    expect(
      breaking((each) => each.passes.length > 0 && !shiftOf(each) && each.overtime.length === 0),
    ).toEqual([]);
  });

  test('no one passes on a public holiday without a shift that works on holidays, or overtime', () => {
    const onHolidays = new Set(['continuous', 'longShifts', 'nights']);
    const holidays = all.filter(
      ({ ref, day, passes, overtime }) =>
        holidayOn(day.date, tenantOf(ref)) !== undefined && passes.length > overtime.length * 2,
    );
    expect(holidays.length).toBeGreaterThan(0);
    for (const { ref } of holidays) expect(onHolidays).toContain(planPersonOf(1, ref).pattern);
  });

  test('passes are in order, until now, and near the planned or agreed time', () => {
    expect(
      breaking((each) => {
        const { day, passes, rows, overtime } = each;
        const times = passes.map(({ at }) => at);
        const spans = [
          ...rows.filter(({ type }) => type === 'IPODENSMEN').map((row) => spanOf(day, row)),
          ...overtime,
        ];
        const begin = Math.min(...spans.map((span) => span.begin));
        const end = Math.max(...spans.map((span) => span.end));
        const [first, last] = [times[0] ?? now, times.at(-1) ?? now];
        return (
          String(times) !== String(times.toSorted()) ||
          last > now ||
          (times.length > 0 && (minuteOn(day, first) < begin - 90 || minuteOn(day, last) > end + 60))
        );
      }),
    ).toEqual([]);
  });

  test('people arrive and leave in turn, unless they forget a pass, which is an error of the worksheet', () => {
    const forgotten = all.filter(
      ({ day, passes }) => presencesOf(day, passes, now).fault !== undefined || isLeftOpen(day.date, passes),
    );
    expect(forgotten.length).toBeGreaterThan(10);
    for (const { ref, day, month, sheet } of forgotten) {
      expect([ref, day.date, sheet.error === null, sheet.balance]).toEqual([ref, day.date, false, null]);
      // Forgotten passes are added before a worksheet is approved.
      expect(stageOf(database, ref, month)).toBe('open');
    }
  });

  test('every working day before today has a balance, unless it has an error', () => {
    expect(
      breaking(({ day, sheet: { shiftName, balance, error } }) => {
        return day.date < addDays(today, -1) && shiftName !== null && balance === null && error === null;
      }),
    ).toEqual([]);
  });

  test('overtime is outside of shifts, in quarter hours, and the person was there', () => {
    const overtimes = all.filter(
      ({ overtime, ref, day }) => overtime.length > 0 && day.date < today && hasCard(planPersonOf(1, ref)),
    );
    expect(overtimes.length).toBeGreaterThan(100);
    expect(overtimes.some((each) => !shiftOf(each))).toBe(true);
    for (const each of overtimes) {
      const shift = shiftOf(each);
      const presences = presencesOf(each.day, each.passes, now);
      for (const span of each.overtime) {
        const minutes = span.end - span.begin;
        const there = presences.fault
          ? 0
          : presences.spans.reduce((sum, one) => sum + overlapMinutes(one, span), 0);
        expect({ ref: each.ref, day: each.day.date, quarters: minutes % 15, there }).toEqual({
          ref: each.ref,
          day: each.day.date,
          quarters: 0,
          there: minutes,
        });
        expect(shift ? overlapMinutes(spanOf(each.day, shift), span) : 0).toBe(0);
      }
    }
  });

  test('the balance of a quarter is between −10 and 25 hours', () => {
    const quarters = Map.groupBy(
      all,
      ({ ref, month }) => `${ref} ${month.slice(0, 4)} ${Math.ceil(Number(month.slice(5)) / 3)}`,
    );
    const wrong = [...quarters].filter(([, days]) => {
      const hours = (sumOf(days.map(({ sheet }) => sheet)).balance ?? 0) / 60;
      return hours < -10 || hours > 25;
    });
    expect(wrong.map(([quarter]) => quarter)).toEqual([]);
  });
});

/** Whether the last pass is an arrival long ago. */
function isLeftOpen(date: LocalDate, passes: RecordedDay['passes']): boolean {
  return date < addDays(today, -1) && directionOf(passes.at(-1)) === 1;
}

describe.each(personKeys.filter((key) => people[key].refusal?.error !== 'user_expired'))(
  'for %s',
  (key: PersonKey) => {
    const grant = ownGrant(key);

    test('home shows the balance of the worksheet up to today', () => {
      const sheet = worksheetAnswer(database, grant, november, today, 'en');
      const { balance } = dashboardAnswer(database, grant, 'en');
      expect(balance.minutes).toBe(sheet?.SumSaldoSprevodem);
      expect(balance.minutes).toBe(balanceOf(database, grant.ref, today));
      expect(balance.hasError).toBe((sheet?.PracListChyby ?? []).length > 0);
    });

    test('home, last passes, presence, card and worksheet have the same last pass', () => {
      const last = lastPassesOf(database, grant.ref, 'en')[0]?.Date;
      const home = dashboardAnswer(database, grant, 'en').lastPassage?.time;
      const presence = presenceStateOf(database, grant.ref).last?.at;
      const card = personalCardOf(database, grant.ref, 'en')?.lastPassageTime ?? undefined;
      const passes = worksheetDays(database, grant.ref, november, today).flatMap((row) => row.passes);
      expect([home, presence && `${presence}Z`, card]).toEqual([last, last, last]);
      expect(passes.at(-1)?.at).toBe(last && localDateTime(last.slice(0, 19)));
    });
  },
);

test('the person with the large debt has −132:45 at home and in the worksheet of any month', () => {
  const { ref } = people.longName;
  expect(balanceOf(database, ref, today)).toBe(-7965);
  for (const month of months.slice(-12))
    expect(
      carryInto(database, ref, month) + (sumOf(worksheetDays(database, ref, month, today)).balance ?? 0),
    ).toBe(-7965);
});

test('the overtime of shared people is written down in three languages', () => {
  const notes = [...overtimeRows(database).values()].map(({ note }) => note).filter(({ en }) => en !== '');
  expect(notes.length).toBeGreaterThan(5);
  for (const { en, cs, sk } of notes) {
    expect(en).not.toBe(cs);
    expect([cs, sk]).not.toContain('');
  }
});
