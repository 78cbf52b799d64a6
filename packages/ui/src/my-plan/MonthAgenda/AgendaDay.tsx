import { isWeekend } from '@selfservice/api/core/local-date-arithmetic';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { PlanDay } from '../MonthOfDays/planDay.ts';
import type { PlanTarget } from '../MonthOfDays/planRows.ts';
import { DayNews } from '../PlanNews/DayNews.tsx';
import { AgendaDate } from './AgendaDate.tsx';
import { AgendaEntry } from './AgendaEntry.tsx';
import { DayDecisions } from './DayDecisions.tsx';
import { DayStrip } from './DayStrip.tsx';
import { listedIntervals } from './listedIntervals.ts';

export interface AgendaDayProps {
  /** The day. */
  day: PlanDay;
  /** Whether the day is today. Default false. */
  isToday?: boolean;
  /** Shown for a day without entries: it is free, or it is only known that nothing is planned. */
  freeWord: string;
  /** Called when the user opens an interval. */
  onOpen: (target: PlanTarget) => void;
  /** Called when the user opens the day. */
  onOpenDay: (target: PlanTarget) => void;
  /** Called when the user opens the context menu of the day or of an interval. */
  onMenu: (target: PlanTarget) => void;
  /** Called when the user wants to sign the day or to decide on its change. */
  onDecide: (kind: 'sign' | 'change', day: PlanDay['day']) => void;
}

/**
 * A day of the agenda: a button for the day and a button for each of its intervals, above the 24 hours of the day.
 *
 * @requirement my-plan-49, my-plan-51
 */
export function AgendaDay(props: AgendaDayProps) {
  const { day, isToday = false, freeWord, onOpen, onOpenDay, onMenu, onDecide } = props;
  const { t } = useTranslation('my-plan');
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
    <li
      data-day={day.day}
      data-today={isToday || undefined}
      data-off={dayOffOf(day)}
      data-changed={day.change ? '' : undefined}
    >
      <button
        type="button"
        className="head"
        aria-current={isToday ? 'date' : undefined}
        {...pressesOf(null, onOpenDay)}
      >
        <AgendaDate
          day={day.day}
          states={day.states}
          isMarked={day.isMarked}
          isChanged={day.change !== undefined}
        />
      </button>
      <div className="content">
        {(isFree || day.holiday) && (
          <p className="nothing">{day.holiday ? t('detail.holiday', { name: day.holiday }) : freeWord}</p>
        )}
        {!isFree && (
          <ul>
            {intervals.map((interval, place) => (
              <li key={place}>
                <AgendaEntry day={day.day} interval={interval} {...pressesOf(interval, onOpen)} />
              </li>
            ))}
          </ul>
        )}
        {day.change && <DayNews change={day.change} />}
      </div>
      <DayDecisions day={day.day} states={day.states} onDecide={onDecide} />
      {day.intervals.length > 0 && <DayStrip day={day.day} intervals={day.intervals} isToday={isToday} />}
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
        <AgendaDate day={day.day} states={[]} />
      </div>
      <div className="content">
        <div className="entry">
          <Skeleton className="time" width="5.5rem" height="0.75em" />
          <Skeleton className="what" width="6rem" height="0.75em" />
        </div>
      </div>
      <Skeleton className="strip" width="auto" height="6px" />
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
