import { localDate, monthOf } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { people } from '../core/people.ts';
import { aDatabase } from '../requests/requests.fixtures.ts';
import { countWork } from '../testing/count-work.fixtures.ts';
import { indexOfDay } from './calendar.ts';
import { generatedRows } from './generated-rows.ts';
import { planDays, planDaysOfMonth } from './plan-day.ts';
import { shiftLabels } from './plan-labels.ts';
import type { PlanRow } from './plan-row.ts';
import { planRowsOf } from './plan-rows.ts';
import { planPersonOf } from './shift-patterns.ts';

const refs = fc.integer({ min: 0, max: 99_999_999 }).map((ref) => String(ref).padStart(8, '0'));
const seeds = fc.integer({ min: 0, max: 100 });
const days = fc.integer({ min: 0, max: 1500 }).map((later) => addDays(localDate('2025-01-01'), later));
const context = { today: indexOfDay(localDate('2026-11-20')) };
const moment = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:00Z$/;

test('intervals begin on their day before they end, and are sorted by their begin', () => {
  fc.assert(
    fc.property(seeds, refs, days, (seed, ref, date) => {
      const [day] = planDays(date, date);
      const rows = day ? generatedRows(planPersonOf(seed, ref), day, context) : [];
      for (const row of rows) {
        expect([row.begin, row.end]).toEqual([expect.stringMatching(moment), expect.stringMatching(moment)]);
        expect(row.begin < row.end).toBe(true);
        expect(row.day).toBe(date);
        expect(row.label.color).toMatch(/^#[\da-f]{6}$/);
        const isWhole = row.begin === `${date}T00:00:00Z` && row.end === `${addDays(date, 1)}T00:00:00Z`;
        expect(row.isAllDay).toBe(isWhole);
      }
      expect(rows.map(({ begin }) => begin)).toEqual(rows.map(({ begin }) => begin).toSorted());
    }),
  );
});

test('a day is the same whichever other days are generated with it, in any order', () => {
  fc.assert(
    fc.property(refs, days, fc.nat(20), fc.nat(20), (ref, date, before, after) => {
      const plan = (from: number, to: number) =>
        planDays(addDays(date, -from), addDays(date, to))
          .toReversed()
          .flatMap((day) => generatedRows(planPersonOf(1, ref), day, context))
          .filter(({ day }) => day === date);
      expect(plan(before, after)).toEqual(plan(0, 0));
    }),
  );
});

test('another seed generates other plans', () => {
  const month = planDaysOfMonth(monthOf(localDate('2026-11-01')));
  const plan = (seed: number) =>
    ['05000001', '05000002', '05000003'].flatMap((ref) =>
      month.flatMap((day) => generatedRows(planPersonOf(seed, ref), day, context)),
    );
  expect(plan(1)).not.toEqual(plan(2));
});

const week = planDays(localDate('2026-11-16'), localDate('2026-11-22'));
const twoWeeks = planDays(localDate('2026-11-16'), localDate('2026-11-29'));
const crowd = Array.from({ length: 1000 }, (_, index) => String(5_000_000 + index).padStart(8, '0'));
const plansOf = (all: typeof week, database = aDatabase()) =>
  crowd.flatMap((ref) => planRowsOf(database, ref, all));

test('plans of a thousand people need a limited number of random decisions and dates, and no formatter', () => {
  // A seed of its own, so that nothing is generated before.
  const database = aDatabase({ seed: 4100 });
  const first = countWork(() => plansOf(week, database));
  expect(first.hashSteps / crowd.length).toBeLessThan(1900);
  expect(first.dates / crowd.length).toBeLessThan(3.5);
  expect(first.formatters).toBe(0);
  // The requests of a person are generated once.
  const again = countWork(() => plansOf(week, database));
  expect(again.hashSteps / crowd.length).toBeLessThan(130);
  expect(again.dates / crowd.length).toBeLessThan(1.1);
  expect(again.formatters).toBe(0);
});

test('the plans of two weeks contain every type, every shift, and light, medium and dark colours', () => {
  const rows = plansOf(twoWeeks);
  const seen = (of: (row: PlanRow) => string | boolean) => new Set(rows.map(of));
  expect(seen(({ type }) => type)).toEqual(
    new Set(['IPODENSMEN', 'PLNCHANGE', 'IPOPOH', 'IPOPREST', 'IPOSKOLENI', 'WFLREQUEST']),
  );
  const names = seen(({ label }) => label.names.en);
  for (const { names: shift } of Object.values(shiftLabels)) expect(names).toContain(shift.en);
  const colors = seen(({ label }) => label.color);
  for (const color of ['#ffffff', '#000000', '#777777']) expect(colors).toContain(color);
  const parts = rows.filter(({ type }) => type === 'IPOPREST').map(({ isAllDay }) => isAllDay);
  expect(new Set(parts)).toEqual(new Set([true, false]));
  expect(rows.some(({ begin, end }) => begin.slice(0, 10) !== end.slice(0, 10))).toBe(true);
});

test('on a public holiday and at weekends only people on rotating shifts work', () => {
  const shifts = (date: string) =>
    new Set(
      plansOf(planDays(localDate(date), localDate(date)))
        .filter(({ type }) => type === 'IPODENSMEN')
        .map(({ label }) => label.names.en),
    );
  for (const free of ['2026-11-17', '2026-11-21']) {
    expect(shifts(free)).not.toContain('Day shift');
    expect(shifts(free)).not.toContain('Short shift');
    expect(shifts(free)).toContain('Long night shift');
  }
  expect(shifts('2026-11-18')).toContain('Day shift');
});

test('the plans of the shared people have no random absences and changes', () => {
  const person = planPersonOf(1, people.employee.ref);
  const year = planDays(localDate('2026-01-01'), localDate('2026-12-31'));
  const types = year.flatMap((day) => generatedRows(person, day, context)).map(({ type }) => type);
  expect(new Set(types)).toEqual(new Set(['IPODENSMEN', 'IPOPOH']));
});
