import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanDayHead } from '../MonthOfDays/PlanDayHead.tsx';
import type { PlanTarget } from '../MyPlanScreen/planTarget.ts';
import type { PlanDay } from '../MyPlanScreen/planDay.ts';
import { EntryOfDay } from './EntryOfDay.tsx';
import { listedIntervals } from './listedIntervals.ts';
import { marksOfDay } from './marksOfDay.ts';

/** What can be pressed in a day of a list. */
export interface DayPresses {
  /** An interval was opened. */
  onOpen: (target: PlanTarget) => void;
  /** A day was opened. */
  onOpenDay: (target: PlanTarget) => void;
  /** A menu was asked for. */
  onMenu: (target: PlanTarget) => void;
}

export interface DayOfListProps extends DayPresses {
  /** The day with what stands in it. */
  day: PlanDay;
  /** It is today. Default false. */
  isToday?: boolean;
}

/** A day of the month in words: a button for the day, and one for each of its intervals. */
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
    <li {...marksOfDay(day, isToday)}>
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

function targetOf(
  { day }: PlanDay,
  interval: MyPlanInterval | null,
  { currentTarget: anchor, clientX, clientY }: MouseEvent<HTMLElement>,
): PlanTarget {
  const { left, bottom } = anchor.getBoundingClientRect();
  // The keyboard asks without a place.
  const point = clientX || clientY ? { left: clientX, top: clientY } : { left, top: bottom };
  return { row: { id: day, day }, day, interval, anchor, point };
}
