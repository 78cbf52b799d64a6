import { localDate } from '@selfservice/api/core/local-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { crowdRef } from '../centres/crowd-size.ts';
import { colleagues } from '../core/colleagues.ts';
import type { Database } from '../core/database.ts';
import { people, personKeys, tenantOf } from '../core/people.ts';
import { indexOfDay } from '../my-plan/calendar.ts';
import { planDays } from '../my-plan/plan-day.ts';
import type { PlanRow } from '../my-plan/plan-row.ts';
import { planRowsOf } from '../my-plan/plan-rows.ts';
import { holidayOn } from '../my-plan/public-holidays.ts';
import { planPersonOf, shiftOn } from '../my-plan/shift-patterns.ts';
import { unavailabilityRows } from '../unavailability/unavailability-rows.ts';
import { accounts } from './accounts.ts';
import { minutesOfWorkday } from './entitlements.ts';
import type { RequestRow } from './request-row.ts';
import { requestsBetween } from './request-rows.ts';
import { aDatabase, barbora } from './requests.fixtures.ts';
import { vacationAccountOf } from './vacation-account.ts';

const shared = personKeys.flatMap((key) => {
  const { ref, secondEmployment } = people[key];
  return secondEmployment ? [ref, secondEmployment.ref] : [ref];
});
const generated = [
  ...colleagues.map(({ ref }) => ref),
  ...Array.from({ length: 60 }, (_, index) => crowdRef(index * 17)),
];
const refs = [...shared, ...generated];

// 24 months around the default scenario.
const [from, to] = [localDate('2025-12-01'), localDate('2027-11-30')];
const days = planDays(from, to);
const today = '2026-11-20';
/** The people with a request for a whole month, or with one in a closed month. */
const hardCases = new Set<string>([people.longName.ref, barbora, crowdRef(3), crowdRef(8)]);

const database: Database = aDatabase();
const requests = new Map<string, RequestRow[]>();
const plans = new Map<string, PlanRow[]>();

beforeAll(() => {
  for (const ref of refs) {
    requests.set(ref, requestsBetween(database, ref, indexOfDay(from), indexOfDay(to)));
    plans.set(ref, planRowsOf(database, ref, days));
  }
});

const requestsOf = (ref: string) => requests.get(ref) ?? [];
const absencesOf = (ref: string) => requestsOf(ref).filter(({ agenda }) => agenda === 'requests');
const all = (of = requestsOf) => refs.flatMap(of);
const spanOf = ({ firstDay, lastDay, begin, end }: RequestRow) => [
  begin ?? `${firstDay}T00:00:00`,
  end ?? `${lastDay}T24:00:00`,
];

describe('requests and the plan', () => {
  test('every day of an approved request is an absence of the plan, and of a pending one a request', () => {
    const expected = [/^WFLREQUEST$/, /^(IPOPREST|IPOSKOLENI)$/, /^$/, /^$/] as const;
    for (const ref of refs)
      for (const { state, accountId, firstDay, lastDay } of absencesOf(ref)) {
        const span = planDays(firstDay, lastDay).filter(({ date }) => date >= from && date <= to);
        for (const { date } of span) {
          const rows = (plans.get(ref) ?? []).filter(
            (row) => row.day === date && row.label.accountID === accountId,
          );
          expect(rows.map(({ type }) => type).join(' ')).toMatch(expected[state]);
        }
      }
  });

  test('every absence of the plan that needs an approval has one request', () => {
    const withWorkflow = new Set(
      Object.values(accounts).flatMap(({ id, hasWorkflow }) => (hasWorkflow ? [id] : [])),
    );
    for (const ref of refs)
      for (const { type, day, label } of plans.get(ref) ?? []) {
        if (!withWorkflow.has(label.accountID ?? 0)) continue;
        const state = type === 'WFLREQUEST' ? 0 : 1;
        const found = absencesOf(ref).filter(
          (row) =>
            row.state === state &&
            row.accountId === label.accountID &&
            row.firstDay <= day &&
            row.lastDay >= day,
        );
        expect(found).toHaveLength(1);
      }
  });

  test('no one has two absences of a whole day, or a shift beside one', () => {
    for (const ref of refs) {
      const byDay = Map.groupBy(plans.get(ref) ?? [], ({ day }) => day);
      for (const rows of byDay.values()) {
        const whole = rows.filter(
          ({ type, isAllDay }) => isAllDay && (type === 'IPOPREST' || type === 'IPOSKOLENI'),
        );
        expect(whole.length).toBeLessThanOrEqual(1);
        expect(rows.filter(({ type }) => type === 'IPODENSMEN').length).toBeLessThanOrEqual(1 - whole.length);
      }
    }
  });

  test('no absence is on days off only', () => {
    for (const row of all(absencesOf)) {
      const person = planPersonOf(database.scenario.seed, row.applicantRef);
      const span = planDays(row.firstDay, row.lastDay);
      expect([row, span.some((day) => shiftOn(person, day) !== null)]).toEqual([row, true]);
    }
  });

  test('a generated visit to a doctor is on a working day of the country', () => {
    const visits = [accounts.doctor.id, accounts.escort.id];
    for (const ref of generated)
      for (const { accountId, firstDay, lastDay } of absencesOf(ref).filter(({ begin }) => begin !== null)) {
        if (!visits.includes(accountId ?? 0)) continue;
        for (const { weekday, date } of planDays(firstDay, lastDay))
          expect([ref, date, weekday < 6 && holidayOn(date, tenantOf(ref)) === undefined]).toEqual([
            ref,
            date,
            true,
          ]);
      }
  });

  test('no two requests of a person overlap, except for the long ones of a hard case', () => {
    for (const ref of refs.filter((each) => !hardCases.has(each))) {
      const rows = requestsOf(ref).toSorted((a, b) => ((spanOf(a)[0] ?? '') < (spanOf(b)[0] ?? '') ? -1 : 1));
      for (const [index, row] of rows.entries()) {
        const next = rows[index + 1] ?? row;
        const isAfter = next === row || (spanOf(row)[1] ?? '') <= (spanOf(next)[0] ?? '');
        expect([row, next, isAfter]).toEqual([row, next, true]);
      }
    }
  });

  test('an unavailability overlaps no pending or approved absence of the person', () => {
    for (const { personRef, day, begin, end } of unavailabilityRows(database).values())
      for (const row of absencesOf(personRef).filter(({ state }) => state < 2)) {
        const [first, last] = spanOf(row);
        const isOverlap =
          (begin ?? `${day}T00:00:00`) < (last ?? '') && (first ?? '') < (end ?? `${day}T24:00:00`);
        expect([day, row, isOverlap]).toEqual([day, row, false]);
      }
  });
});

describe('deadlines and decisions', () => {
  test('a request is created before its deadline, which is before the first day', () => {
    for (const { createdAt, deadline, firstDay } of all()) {
      expect(createdAt.slice(0, 10) < firstDay).toBe(true);
      if (deadline === null) continue;
      expect([createdAt.slice(0, 10) <= deadline, deadline < firstDay]).toEqual([true, true]);
    }
  });

  test('a decision is made after the creation and before now, by the approver', () => {
    for (const { state, createdAt, decidedAt, deciderRef } of all()) {
      expect(decidedAt === null).toBe(state === 0);
      expect(deciderRef === '').toBe(state === 0 || state === 3);
      const moment = decidedAt ?? `${today}T00:00:00`;
      expect([createdAt < moment, moment < database.scenario.at]).toEqual([true, true]);
    }
  });

  test('an overdue request begins in the next days, and pending ones are due on different days', () => {
    const pending = all().filter(({ state, deadline }) => state === 0 && deadline !== null);
    const overdue = pending.filter(
      ({ deadline, applicantRef }) => (deadline ?? '') < today && !hardCases.has(applicantRef),
    );
    for (const { firstDay } of overdue) expect(firstDay <= '2026-11-25').toBe(true);
    expect(overdue.length).toBeLessThan(pending.length / 5);
    const soon = pending.filter(
      ({ deadline }) => (deadline ?? '') >= today && (deadline ?? '') <= '2026-12-04',
    );
    expect(soon.length).toBeGreaterThan(pending.length / 2);
    const byDay = [...Map.groupBy(soon, ({ deadline }) => deadline).values()];
    for (const due of byDay) expect(due.length).toBeLessThan(pending.length / 3);
  });

  test('a note of a generated request is in every language, and most have none', () => {
    const rows = generated.flatMap(absencesOf);
    const noted = rows.filter(({ note }) => note !== '');
    expect(noted.length).toBeGreaterThan(rows.length / 10);
    expect(noted.length).toBeLessThan(rows.length / 2);
    const isWhole = ({ note }: RequestRow) =>
      typeof note === 'string' || !new Set([note.en, note.cs, note.sk]).has('');
    expect(noted.every(isWhole)).toBe(true);
  });
});

describe('vacation', () => {
  test('taken and remaining are the entitlement, and taken is the vacation of the plan', () => {
    for (const ref of refs)
      for (const kind of ['vacation', 'sickDays', 'longService'] as const) {
        const account = vacationAccountOf(database, ref, kind, 2026);
        if (!account) continue;
        expect(account.taken + account.remaining).toBe(account.entitled);
        if (kind !== 'vacation') continue;
        const person = planPersonOf(database.scenario.seed, ref);
        const worked = new Set(days.filter((day) => shiftOn(person, day) !== null).map(({ date }) => date));
        const minutes = (plans.get(ref) ?? [])
          .filter(({ type, day, label }) => {
            const isVacation = type === 'IPOPREST' && label.accountID === accounts.vacation.id;
            return isVacation && day.startsWith('2026') && worked.has(day);
          })
          .map(({ isAllDay }) => (isAllDay ? 1 : 0.5) * minutesOfWorkday(person));
        expect(account.taken).toBe(minutes.reduce((sum, each) => sum + each, 0));
      }
  });

  test('almost everyone has 3 to 12 days left on 20 November', () => {
    const left = generated.map((ref) => {
      const { remaining = 0 } = vacationAccountOf(database, ref, 'vacation', 2026) ?? {};
      return remaining / minutesOfWorkday(planPersonOf(database.scenario.seed, ref));
    });
    expect(left.filter((each) => each >= 3 && each <= 12).length).toBeGreaterThan(left.length * 0.95);
    expect(Math.min(...left)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...left)).toBeLessThan(16);
  });

  test('the shared people have the amounts that stories show', () => {
    const left = (key: keyof typeof people) => {
      const { ref } = people[key];
      const { remaining = NaN } = vacationAccountOf(database, ref, 'vacation', 2026) ?? {};
      return remaining / minutesOfWorkday(planPersonOf(database.scenario.seed, ref));
    };
    expect([left('employee'), left('approver'), left('longName')]).toEqual([14.5, 7, -0.5]);
    expect(vacationAccountOf(database, people.firstDay.ref, 'vacation', 2026)).toBeNull();
  });
});
