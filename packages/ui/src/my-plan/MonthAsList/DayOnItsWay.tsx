import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { PlanDayHead } from '../MonthOfDays/PlanDayHead.tsx';
import type { PlanDay } from '../MyPlanScreen/planDay.ts';
import { marksOfDay } from './marksOfDay.ts';

export interface DayOnItsWayProps {
  /** The day. */
  day: PlanDay;
  /** It is today. Default false. */
  isToday?: boolean;
}

/** A day of the month whose plan is on its way. There is nothing to press yet. */
export function DayOnItsWay({ day, isToday = false }: DayOnItsWayProps) {
  return (
    <li {...marksOfDay(day, isToday)} aria-current={isToday ? 'date' : undefined}>
      <div className="head">
        <PlanDayHead day={day.day} states={[]} holiday={undefined} isToday={isToday} />
      </div>
      <div className="entry">
        <Skeleton className="swatch" width="28px" height="18px" />
        <Skeleton className="time" width="5.5rem" height="0.75em" />
        <Skeleton className="what" width="8rem" height="0.75em" />
      </div>
    </li>
  );
}
