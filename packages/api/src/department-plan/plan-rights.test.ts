import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanIntervalKind } from '../core/plan-interval.ts';
import { actions, allPermissions } from '../session/permissions.ts';
import { aPerson, anInterval } from './department-plan.fixtures.ts';
import { permittedInterval, permittedPerson, planRightsOf } from './plan-rights.ts';

const everything = { canSeeContacts: true, knowsAbsenceReasons: true };
const nothing = { canSeeContacts: false, knowsAbsenceReasons: false };

test(
  'a disabled or hidden action gives no right',
  { tags: ['department-plan-33', 'department-plan-36'] },
  () => {
    expect(planRightsOf(allPermissions)).toEqual(everything);
    const ids = new Set([actions.departmentPlanContacts, actions.departmentPlanAbsenceReason]);
    expect(planRightsOf({ disabled: ids, invisible: new Set() })).toEqual(nothing);
    expect(planRightsOf({ disabled: new Set(), invisible: ids })).toEqual(nothing);
  },
);

test.each<PlanIntervalKind>(['otherA', 'otherB', 'other', 'request'])(
  'drops name, short name and colour of the kind %s without the right',
  { tags: ['department-plan-36'] },
  (kind) => {
    const text = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(text, text, fc.boolean(), (name, shortName, isAllDay) => {
        const interval = anInterval('1', { kind, name, shortName, isAllDay, color: '#b71c1c' });
        const permitted = permittedInterval(interval, nothing);
        expect(permitted).toEqual({ ...interval, name: '', shortName: '', color: null });
        expect(permittedInterval(interval, everything)).toBe(interval);
      }),
    );
  },
);

test('keeps shifts and plan changes unchanged', { tags: ['department-plan-36'] }, () => {
  for (const kind of ['shift', 'planChange'] as const) {
    const interval = anInterval('1', { kind });
    expect(permittedInterval(interval, nothing)).toBe(interval);
  }
});

test('drops the contacts of a person without the right', { tags: ['department-plan-33'] }, () => {
  const person = aPerson('1');
  expect(permittedPerson(person, everything)).toBe(person);
  expect(permittedPerson(person, nothing)).toEqual({ ...person, email: null, phone: null });
});
