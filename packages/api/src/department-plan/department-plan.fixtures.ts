import type { DepartmentInterval, DepartmentPerson, LoadedPlanPage } from './department-plan.ts';
import { localDateTime } from '../core/local-date.ts';

/** Creates a person of a department plan. */
export function aPerson(personRef: string): DepartmentPerson {
  return {
    personRef,
    fullName: `Person ${personRef}`,
    personalNumber: `N${personRef}`,
    email: 'a@b.test',
    phone: '+420 601 234 567',
  };
}

/** Creates an early shift of a person. */
export function anInterval(ownerRef: string, changes: Partial<DepartmentInterval> = {}): DepartmentInterval {
  return {
    ownerRef,
    kind: 'shift',
    begin: localDateTime('2026-11-20T06:00:00'),
    end: localDateTime('2026-11-20T14:00:00'),
    isAllDay: false,
    name: 'Early shift',
    shortName: 'E',
    color: '#ffd54f',
    ...changes,
  };
}

/** Creates a page of people without loaded plans. */
export function aPage(refs: readonly string[]): LoadedPlanPage {
  return {
    kind: 'people',
    people: refs.map(aPerson),
    publicHolidays: [],
    intervals: new Map(),
    fetchedRefs: new Set(),
    isRecalculation: false,
    recalculatedRefs: new Set(),
  };
}
