import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { MyPlan, MyPlanInterval, PlanRequest } from '@selfservice/api/my-plan/my-plan';
import { plannedOn } from '../patterns/Timeline/timeline.fixtures.ts';
import { planRows } from './MyPlanScreen/planRows.ts';

/** The month of the stories. */
export const november = '2026-11' as LocalMonth;

/** The month of the change in the mock backend. */
export const december = '2026-12' as LocalMonth;

/** An early shift, with what differs. */
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

/** A late shift that is to take the place of an early one. */
export const lateInstead = aPlanInterval({
  kind: 'planChange',
  begin: localDateTime('2026-11-23T14:00:00'),
  end: localDateTime('2026-11-23T22:00:00'),
  name: 'Late shift',
  shortName: 'L',
  color: '#7e57c2',
});

/** Numbers of the employee's requests in the mock backend. */
export const ownPlanRequests = { signing: 10_011, change: 10_014 };

/** A day that waits to be signed, with what differs. */
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

/** A plan in which nothing stands, with what differs. */
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

/** A November with something of every kind, a public holiday, and days that are signed and that wait, with what differs. */
export function aFullPlan(differences: Partial<MyPlan> = {}): MyPlan {
  const days = planRows(november).map(({ day }) => day);
  const change = aPlanRequest({ id: ownPlanRequests.change, intervals: [lateInstead] });
  return aPlan({
    intervals: days.flatMap((day, turn) =>
      plannedOn(day, turn).map((interval) =>
        aPlanInterval({ ...interval, day, isOutsideWorkplace: interval.name === 'Late shift' }),
      ),
    ),
    publicHolidays: [{ day: localDate('2026-11-17'), name: 'Freedom and Democracy Day' }],
    signedDays: [localDate('2026-11-18'), localDate('2026-11-19')],
    signableDays: [localDate('2026-11-20'), change.day],
    signingRequests: [aPlanRequest()],
    changeableDays: [change.day],
    changeRequests: [change],
    ...differences,
  });
}
