import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import type { MyPlan, MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { Permissions } from '@selfservice/api/session/permissions';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { formatMonth } from '../../patterns/MonthPicker/formatMonth.ts';
import { intervalsByDay } from '../../patterns/Timeline/intervalsByDay.ts';
import { Timeline } from '../../patterns/Timeline/Timeline.tsx';
import type { TimelineTarget } from '../../patterns/Timeline/timeline.types.ts';
import { MonthAsList } from './MonthAsList.tsx';
import { PlanDayHead } from './PlanDayHead.tsx';
import { statesOf } from './planDay.ts';
import type { PlanRow } from './planRows.ts';
import { firstDayOf, planRows, topRowOf } from './planRows.ts';

/** Something in the plan that was pressed or asked about. */
export type PlanTarget = TimelineTarget<PlanRow, MyPlanInterval>;

/** Props of `MonthOfDays`. */
export interface MonthOfDaysProps {
  /** The month that is shown. */
  month: LocalMonth;
  /** Its plan; undefined while it is on its way. */
  plan: MyPlan | undefined;
  /** The day that it is now. */
  today: LocalDate;
  /** What the person may do: it says which markers are there. */
  permissions: Permissions;
  /** In words instead of bars. Default false. */
  isList?: boolean;
  /** An interval was opened. */
  onOpen: (target: PlanTarget) => void;
  /** A day was opened. */
  onOpenDay: (target: PlanTarget) => void;
  /** A menu was asked for. */
  onMenu: (target: PlanTarget) => void;
  /** The month before is to be shown. */
  onPrevious: () => void;
  /** The month after is to be shown. */
  onNext: () => void;
}

const nothing: readonly never[] = [];

/** Narrower than this, in pixels, the numbers of the hours would run together. */
const leastHourWidth = 8.5;

/** The days of a month, one a row: as bars over the hours, or in words. */
export function MonthOfDays(props: MonthOfDaysProps) {
  const { month, plan, today, permissions, isList = false, onPrevious, onNext } = props;
  const { t } = useTranslation('my-plan');
  const clock = useClock();
  const rows = planRows(month);
  const top = topRowOf(month, today);
  const label = t('plan', { month: formatMonth(month, useLanguage()) });
  const shared = {
    label,
    rows,
    intervals: intervalsByDay(plan?.intervals ?? nothing),
    firstDay: firstDayOf(month),
    pendingRowIds: new Set(plan ? nothing : rows.map(({ id }) => id)),
    renderRowHead: ({ day }: PlanRow) => (
      <PlanDayHead
        day={day}
        states={plan ? statesOf(day, plan, permissions) : nothing}
        holiday={plan?.publicHolidays.find((holiday) => holiday.day === day)?.name}
        isToday={day === today}
      />
    ),
    onOpen: props.onOpen,
  };
  if (isList)
    return (
      <MonthAsList
        // Days grow when their plan comes: the list takes its place anew.
        key={`${month} ${plan === undefined}`}
        {...shared}
        isLoading={plan === undefined}
        topRowId={top}
        onPrevious={onPrevious}
        onNext={onNext}
      />
    );
  return (
    <Timeline
      {...shared}
      headLabel={t('day')}
      clock={clock}
      areRowsDays
      hourWidth={leastHourWidth}
      holidays={plan?.publicHolidays ?? nothing}
      {...(top !== undefined && { topRowId: top })}
      onOpenRow={props.onOpenDay}
      onMenu={props.onMenu}
      onPrevious={onPrevious}
      onNext={onNext}
    />
  );
}
