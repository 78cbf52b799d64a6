import { isWeekend } from '@selfservice/api/core/local-date-arithmetic';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { PlanDay } from '../MonthOfDays/planDay.ts';
import { PlanDayHead } from '../MonthOfDays/PlanDayHead.tsx';
import type { PlanTarget } from '../MonthOfDays/planRows.ts';
import { EntryOfDay } from './EntryOfDay.tsx';
import { listedIntervals } from './listedIntervals.ts';

export interface DayOfListProps {
  /** The day. */
  day: PlanDay;
  /** Whether the day is today. Default false. */
  isToday?: boolean;
  /** Called when the user opens an interval. */
  onOpen: (target: PlanTarget) => void;
  /** Called when the user opens the day. */
  onOpenDay: (target: PlanTarget) => void;
  /** Called when the user opens the context menu of the day or of an interval. */
  onMenu: (target: PlanTarget) => void;
}

/** A day of the month in words: a button for the day and a button for each of its intervals. */
export function DayOfList(props: DayOfListProps) {
  const { day, isToday = false, onOpen, onOpenDay, onMenu } = props;
  const { t } = useTranslation('my-plan');
  const { t: tPatterns } = useTranslation('patterns');
  const pressesOf = (interval: MyPlanInterval | null, open: (target: PlanTarget) => void) => ({
    onClick: (event: MouseEvent<HTMLElement>) => open(targetOf(day, interval, event)),
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      onMenu(targetOf(day, interval, event));
    },
  });
  const intervals = listedIntervals(day);
  const isFree = intervals.length === 0;
  return (
    <li data-day={day.day} data-today={isToday || undefined} data-off={dayOffOf(day)}>
      <button
        type="button"
        className="head"
        aria-current={isToday ? 'date' : undefined}
        {...pressesOf(null, onOpenDay)}
      >
        <PlanDayHead
          day={day.day}
          states={day.states}
          holiday={undefined}
          isToday={isToday}
          isMarked={day.isMarked}
        />
      </button>
      <div>
        {(isFree || day.holiday) && (
          <p className="nothing quiet">
            <span>
              {day.holiday ? t('detail.holiday', { name: day.holiday }) : tPatterns('timeline.nothing')}
            </span>
          </p>
        )}
        {!isFree && (
          <ul>
            {intervals.map((interval, place) => (
              <li key={place}>
                <EntryOfDay day={day.day} interval={interval} {...pressesOf(interval, onOpen)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

export interface LoadingDayProps {
  /** The day. */
  day: PlanDay;
  /** Whether the day is today. Default false. */
  isToday?: boolean;
}

/** A day of a month whose plan is loading, without buttons. @requirement my-plan-33 */
export function LoadingDay({ day, isToday = false }: LoadingDayProps) {
  return (
    <li
      data-day={day.day}
      data-today={isToday || undefined}
      data-off={dayOffOf(day)}
      aria-current={isToday ? 'date' : undefined}
    >
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

/** Returns the kind of a day off, which styles its row; undefined for a working day. */
function dayOffOf({ day, holiday }: PlanDay): 'weekend' | 'holiday' | undefined {
  if (holiday !== undefined) return 'holiday';
  return isWeekend(day) ? 'weekend' : undefined;
}

function targetOf(
  { day }: PlanDay,
  interval: MyPlanInterval | null,
  { currentTarget: anchor, clientX, clientY }: MouseEvent<HTMLElement>,
): PlanTarget {
  const { left, bottom } = anchor.getBoundingClientRect();
  // A press with the keyboard has no pointer position.
  const point = clientX || clientY ? { left: clientX, top: clientY } : { left, top: bottom };
  return { row: { id: day, day }, day, interval, anchor, point };
}
