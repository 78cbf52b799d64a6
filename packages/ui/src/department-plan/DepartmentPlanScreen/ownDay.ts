import { dateOf } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { isWithinADay } from '../../patterns/Timeline/geometry/isWithinADay.ts';
import type { PlanTarget } from '../PlanDetail/PlanOverlay.tsx';
import type { PlanDays, PlanMode } from '@selfservice/api/department-plan/plan-days';

type Pressed = Pick<PlanTarget, 'day' | 'interval'>;

/** The day that something pressed belongs to: a night shift's first one, also on the second; null for a person. */
export function ownDay({ day, interval }: Pressed): LocalDate | null {
  return interval && isWithinADay(interval) ? dateOf(interval.begin) : day;
}

/** The days to tell about what was pressed. Of a day before the page nothing else is known: the page stands for it. */
export function detailDays(target: Pressed, page: PlanDays, mode: PlanMode): PlanDays & { count: number } {
  const day = ownDay(target);
  const isOnPage = day !== null && page.from <= day && day <= page.to;
  return isOnPage ? { from: day, to: day, count: 1 } : { ...page, count: mode };
}
