import type { StoredValue } from '../core/stored-value.ts';
import type { LocalMonth } from '../core/local-date.ts';
import { localDate, localDateTime } from '../core/local-date.ts';
import type { MyPlan, MyPlanInterval, PlanRequest } from './my-plan.ts';

/** The current month of the mock backend. */
export const november = '2026-11' as LocalMonth;

/** The month of the plan change in the mock backend. */
export const december = '2026-12' as LocalMonth;

/** The ids of the employee's requests in the mock backend. */
export const ownPlanRequests = { signing: 10_011, change: 10_014 };

/** Returns an early shift with some differences. */
export function aPlanInterval(differences: Partial<MyPlanInterval> = {}): MyPlanInterval {
  return {
    kind: 'shift',
    begin: localDateTime('2026-11-23T06:00:00'),
    end: localDateTime('2026-11-23T14:00:00'),
    day: localDate('2026-11-23'),
    isAllDay: false,
    name: 'Early shift',
    shortName: 'E',
    color: '#ffd54f',
    accountId: null,
    isOutsideWorkplace: false,
    ...differences,
  };
}

/** Returns a day to sign with some differences. */
export function aPlanRequest(differences: Partial<PlanRequest> = {}): PlanRequest {
  return {
    id: ownPlanRequests.signing,
    begin: localDateTime('2026-11-23T06:00:00'),
    end: localDateTime('2026-11-23T14:00:00'),
    day: localDate('2026-11-23'),
    intervals: [aPlanInterval()],
    submittedBy: 'Mgr. Horáková Eva',
    submittedAt: localDateTime('2026-11-18T14:05:00'),
    ...differences,
  };
}

/** Returns an empty plan of November with some differences. */
export function aPlan(differences: Partial<MyPlan> = {}): MyPlan {
  return {
    month: november,
    intervals: [],
    changeRequests: [],
    signingRequests: [],
    publicHolidays: [],
    signedDays: [],
    signableDays: [],
    changeableDays: [],
    containsUnpublished: false,
    texts: { sign: '', change: '' },
    ...differences,
  };
}

/** Creates a stored value in memory. A reader never gets the object that was written. */
export function aStoredValue<T>(): StoredValue<T> {
  let text: string | null = null;
  return {
    read: () => (text === null ? null : (JSON.parse(text) as T)),
    write(value) {
      text = JSON.stringify(value);
    },
    remove() {
      text = null;
    },
  };
}
