import { localDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import { expect, test } from 'vitest';
import { crowdRef } from '../centres/crowd-size.ts';
import { colleagues } from '../core/colleagues.ts';
import { people, personKeys } from '../core/people.ts';
import { planDays } from '../my-plan/plan-day.ts';
import { planCountsOf } from '../my-plan/plan-counts.ts';
import { planRowsOf } from '../my-plan/plan-rows.ts';
import { aDatabase } from '../requests/requests.fixtures.ts';
import { planStateOf } from './plan-state-of.ts';

const generated = [
  ...colleagues.map(({ ref }) => ref),
  ...Array.from({ length: 100 }, (_, index) => crowdRef(index * 9)),
];
const shared = personKeys.map((key) => people[key].ref);
const refs = [...shared, ...generated];
const database = aDatabase();
const weeks = Array.from({ length: 104 }, (_, week) => {
  const from = addDays(localDate('2025-11-24'), week * 7);
  return [from, addDays(from, 6)] as const;
});

test('a plan waits for approval exactly in the weeks with a pending change', () => {
  for (const ref of refs)
    for (const [from, to] of weeks) {
      const rows = planRowsOf(database, ref, planDays(from, to));
      const hasChange = rows.some(({ type }) => type === 'PLNCHANGE');
      expect([ref, from, planStateOf(database, ref, from, to).state === 'waiting']).toEqual([
        ref,
        from,
        hasChange,
      ]);
    }
});

test('the weeks of a shared person are pending as often as home counts', () => {
  for (const ref of shared) {
    const days = planDays(localDate('2026-11-01'), localDate('2027-01-31'));
    const states = days.map(({ date }) => planStateOf(database, ref, date, date).state);
    const count = (state: string) => states.filter((each) => each === state).length;
    expect(planCountsOf(database, ref)).toEqual({
      planCheck: count('unchecked'),
      planApprove: count('waiting'),
    });
  }
});

test('past plans of generated people are passed, and none later than the next month', () => {
  for (const ref of generated) {
    expect(planStateOf(database, ref, localDate('2026-09-07'), localDate('2026-09-13')).state).not.toBe(
      'notPassed',
    );
    expect(planStateOf(database, ref, localDate('2027-02-01'), localDate('2027-02-28')).state).toBe(
      'notPassed',
    );
  }
});

test('the generated people have every state, some of them by hand', () => {
  const seen = generated.flatMap((ref) =>
    [
      ['2026-11-01', '2026-11-30'],
      ['2026-12-01', '2026-12-31'],
    ].map(([from = '', to = '']) => planStateOf(database, ref, localDate(from), localDate(to))),
  );
  expect(new Set(seen.map(({ state }) => state))).toEqual(
    new Set(['notPassed', 'unchecked', 'checked', 'waiting', 'approved', 'rejected']),
  );
  expect(seen.some(({ isByHand }) => isByHand)).toBe(true);
});
