import { expect, test } from 'vitest';
import { localDate } from '../core/local-date.ts';
import { aPlan, ownCentre, today, wholePage } from './department-plan-model.fixtures.ts';

test(
  'shows people by shift with the counts of the whole week, and another day of the week without a load',
  { tags: ['department-plan-49', 'department-plan-50'] },
  async () => {
    using it = aPlan({ place: { day: today, mode: 1, choice: ownCentre }, view: 'groups' });
    await wholePage(it.plan);
    const { days, coverage, groups } = it.state.value;
    expect(days).toEqual({ from: today, to: today });
    expect(coverage.days.map(({ day }) => day)).toHaveLength(7);
    const people = groups?.flatMap(({ members }) => members) ?? [];
    expect(people).toHaveLength(36);
    it.plan.goToDay(localDate('2026-11-18'));
    expect(it.state.value.content.kind).toBe('people');
    expect(it.state.value.groups).not.toEqual(groups);
  },
);

test('groups no people in other views and over several days', async () => {
  using it = aPlan({ view: 'groups' });
  await wholePage(it.plan);
  expect(it.state.value.groups).toBeNull();
  it.plan.changeMode(1);
  it.plan.changeView('timeline');
  expect(it.state.value.groups).toBeNull();
});
