import { expect, test } from 'vitest';
import { localDate } from '../core/local-date.ts';
import { absenceDraftKey } from './kept-absence.ts';
import type { DepartmentPlan } from './department-plan-model.ts';
import { aPlan, today, wholePage } from './department-plan-model.fixtures.ts';
import type { LoadedPlanPage } from './department-plan.ts';
import type { PlanTarget } from './plan-target.ts';

/** Returns the first row with a shift, as the target of a press. */
function aShift(plan: DepartmentPlan, page: LoadedPlanPage): PlanTarget {
  for (const row of plan.state.value.rows) {
    const interval = page.intervals.get(row.id)?.find(({ kind }) => kind === 'shift');
    if (interval) return { row, interval, day: localDate(interval.begin.slice(0, 10)) };
  }
  throw new Error('No one has a shift.');
}

/** Returns the first person, as the target of a press. */
function aPerson(plan: DepartmentPlan): PlanTarget {
  const [row] = plan.state.value.rows;
  if (!row) throw new Error('The plan has no people.');
  return { row, interval: null, day: null };
}

test('an opened shift stays marked on its page after its detail is closed, until it is unpicked', async () => {
  using it = aPlan();
  const target = aShift(it.plan, await wholePage(it.plan));
  it.plan.openInterval(target);
  expect(it.state.value).toMatchObject({
    overlay: { kind: 'interval', target },
    picked: target.interval,
  });
  it.plan.unpick();
  expect(it.state.value.picked).toBe(target.interval);
  it.plan.close();
  expect(it.state.value).toMatchObject({ overlay: null, picked: target.interval });
  it.plan.turnPage('next');
  expect(it.state.value.picked).toBeNull();
  it.plan.turnPage('previous');
  expect(it.state.value.picked).toBe(target.interval);
  it.plan.unpick();
  expect(it.state.value.picked).toBeNull();
});

test('opens a person, the menu and the detail, one at a time', async () => {
  using it = aPlan();
  await wholePage(it.plan);
  const target = aPerson(it.plan);
  it.plan.openPerson(target);
  expect(it.state.value.overlay).toEqual({ kind: 'person', target });
  it.plan.openMenu(target);
  expect(it.state.value.overlay).toEqual({ kind: 'menu', target });
  it.plan.openDetail(target);
  expect(it.state.value).toMatchObject({ overlay: { kind: 'detail', target }, picked: null });
});

test(
  'an absence begins with the day of the target, else with today, else with the first day',
  { tags: ['department-plan-19'] },
  async () => {
    using it = aPlan();
    await wholePage(it.plan);
    const target = aPerson(it.plan);
    const dayOf = (day: PlanTarget['day']) => {
      it.plan.insertAbsence({ ...target, day });
      const { overlay } = it.state.value;
      return overlay?.kind === 'absence' ? overlay.absence.day : null;
    };
    expect(dayOf(localDate('2026-11-18'))).toBe('2026-11-18');
    expect(dayOf(null)).toBe(today);
    it.plan.turnPage('next');
    expect(dayOf(null)).toBe('2026-11-23');
    it.plan.close();
    expect(it.state.value.overlay).toBeNull();
    expect(it.kept.size).toBe(0);
  },
);

test('opens the dialog again for an absence that was being inserted before a reload', async () => {
  using it = aPlan();
  await wholePage(it.plan);
  const person = aPerson(it.plan);
  it.plan.insertAbsence(person);
  it.kept.set(absenceDraftKey(person.row.person.personRef), '{}');
  const { overlay } = it.state.value;
  expect(it.again().state.value.overlay).toEqual({ ...overlay, target: null });
});
