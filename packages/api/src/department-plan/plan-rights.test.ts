import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanIntervalKind } from '../core/plan-interval.ts';
import { actions, allPermissions } from '../session/permissions.ts';
import { aPerson, anInterval } from './department-plan.fixtures.ts';
import { permittedInterval, permittedPerson, planRightsOf } from './plan-rights.ts';

const everything = { knowsContacts: true, knowsAbsenceReasons: true };
const nothing = { knowsContacts: false, knowsAbsenceReasons: false };

test('an action that is disabled or hidden gives no right', () => {
  expect(planRightsOf(allPermissions)).toEqual(everything);
  const ids = new Set([actions.departmentPlanContacts, actions.departmentPlanAbsenceReason]);
  expect(planRightsOf({ disabled: ids, invisible: new Set() })).toEqual(nothing);
  expect(planRightsOf({ disabled: new Set(), invisible: ids })).toEqual(nothing);
});

test.each<PlanIntervalKind>(['otherA', 'otherB', 'other', 'request'])(
  'without the right an interval of the kind %s says neither by its name nor by its colour why',
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

test('shifts and plan changes are told as they are', () => {
  for (const kind of ['shift', 'planChange'] as const) {
    const interval = anInterval('1', { kind });
    expect(permittedInterval(interval, nothing)).toBe(interval);
  }
});

test('without the right a person has no contacts, also where the server has sent them', () => {
  const person = aPerson('1');
  expect(permittedPerson(person, everything)).toBe(person);
  expect(permittedPerson(person, nothing)).toEqual({ ...person, email: null, phone: null });
});
