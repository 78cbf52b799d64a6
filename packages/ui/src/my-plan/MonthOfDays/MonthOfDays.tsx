import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import type { MarkedRange } from '@selfservice/api/my-plan/marked-days';
import { isMarked } from '@selfservice/api/my-plan/marked-days';
import type { MyPlanView } from '@selfservice/api/my-plan/my-plan-model';
import type { MyPlan } from '@selfservice/api/my-plan/my-plan';
import { statesOf } from '@selfservice/api/my-plan/plan-day';
import type { Permissions } from '@selfservice/api/session/permissions';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { formatMonth } from '../../i18n/formatMonth.ts';
import { intervalsByDay } from '../../patterns/Timeline/geometry/intervalsByDay.ts';
import { Timeline } from '../../patterns/Timeline/Timeline.tsx';
import { MonthAsList } from '../MonthAsList/MonthAsList.tsx';
import { PlanDayHead } from './PlanDayHead.tsx';
import { planDayOf } from './planDay.ts';
import type { PlanRow, PlanTarget } from './planRows.ts';
import { firstDayOf, planRows, topRowOf } from './planRows.ts';

export interface MonthOfDaysProps {
  /** The month that is shown. */
  month: LocalMonth;
  /** The plan of the month; undefined while loading. */
  plan: MyPlan | undefined;
  /** The current day. */
  today: LocalDate;
  /** The permissions of the user, on which the markers depend. */
  permissions: Permissions;
  /** The days that are marked for a new request; null for none. */
  marked: MarkedRange | null;
  /** The view: bars or a list. */
  view: MyPlanView;
  /** Called when the user opens an interval. */
  onOpen: (target: PlanTarget) => void;
  /** Called when the user opens a day. */
  onOpenDay: (target: PlanTarget) => void;
  /** Called when the user opens a context menu. */
  onMenu: (target: PlanTarget) => void;
  /** Called when the user swipes or scrolls sideways to the previous month. */
  onPrevious: () => void;
  /** Called when the user swipes or scrolls sideways to the next month. */
  onNext: () => void;
}

const nothing: readonly never[] = [];

/** The smallest width of an hour, in pixels, at which the numbers of the hours do not overlap. */
const leastHourWidth = 8.5;

/** The days of a month, one in each row: as bars over the hours, or in words. @requirement my-plan-9, my-plan-10 */
export function MonthOfDays(props: MonthOfDaysProps) {
  const { month, plan, today, permissions, marked, view } = props;
  const { onOpen, onOpenDay, onMenu, onPrevious, onNext } = props;
  const { t } = useTranslation('my-plan');
  const clock = useClock();
  const rows = planRows(month);
  const top = topRowOf(month, today);
  const label = t('plan', { month: formatMonth(month, useLanguage()) });
  if (view === 'list')
    return (
      <MonthAsList
        label={label}
        days={rows.map(({ day }) => planDayOf(day, plan, permissions, marked))}
        inSight={top === undefined ? null : { top, wanted: today }}
        isLoading={plan === undefined}
        onOpen={onOpen}
        onOpenDay={onOpenDay}
        onMenu={onMenu}
        onPrevious={onPrevious}
        onNext={onNext}
      />
    );
  return (
    <Timeline
      data={{
        rows,
        intervals: intervalsByDay(plan?.intervals ?? nothing),
        holidays: plan?.publicHolidays,
        pendingRowIds: new Set(plan ? nothing : rows.map(({ id }) => id)),
      }}
      words={{
        label,
        renderRowHead: ({ day }: PlanRow) => (
          <PlanDayHead
            day={day}
            states={plan ? statesOf(day, plan, permissions) : nothing}
            holiday={plan?.publicHolidays.find((holiday) => holiday.day === day)?.name}
            isToday={day === today}
            isMarked={isMarked(marked, day)}
          />
        ),
      }}
      scale={{ headLabel: t('day'), clock, firstDay: firstDayOf(month), areRowsDays: true }}
      sizes={{ hourWidth: leastHourWidth }}
      position={{ rowId: top }}
      actions={{ onOpen, onOpenRow: onOpenDay, onMenu, onPrevious, onNext }}
    />
  );
}
