import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import {
  aPlan,
  aPlanInterval,
  aPlanRequest,
  november,
  ownPlanRequests,
} from '@selfservice/api/my-plan/my-plan.fixtures';
import type { MyPlan } from '@selfservice/api/my-plan/my-plan';
import { plannedOn } from '../patterns/Timeline/timeline.fixtures.ts';
import { planRows } from './MonthOfDays/planRows.ts';

/** A late shift that replaces an early one. */
export const lateInstead = aPlanInterval({
  kind: 'planChange',
  begin: localDateTime('2026-11-23T14:00:00'),
  end: localDateTime('2026-11-23T22:00:00'),
  name: 'Late shift',
  shortName: 'L',
  color: '#7e57c2',
});

/** Returns a November with intervals of every kind, a public holiday, signed days and pending requests, with some differences. */
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
