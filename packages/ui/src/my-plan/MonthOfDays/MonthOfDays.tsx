import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import type { PlanChanges } from '@selfservice/api/my-plan/create-plan-news';
import { noChanges } from '@selfservice/api/my-plan/create-plan-news';
import type { MarkedRange } from '@selfservice/api/my-plan/marked-days';
import { isMarked } from '@selfservice/api/my-plan/marked-days';
import type { MyPlanView } from '@selfservice/api/my-plan/my-plan-model';
import type { MyPlan } from '@selfservice/api/my-plan/my-plan';
import { isBlank, publicationOf } from '@selfservice/api/my-plan/my-plan';
import { statesOf } from '@selfservice/api/my-plan/plan-day';
import type { Permissions } from '@selfservice/api/session/permissions';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { formatMonth } from '../../i18n/formatMonth.ts';
import { intervalsByDay } from '../../patterns/Timeline/geometry/intervalsByDay.ts';
import { Timeline } from '../../patterns/Timeline/Timeline.tsx';
import { MonthAgenda } from '../MonthAgenda/MonthAgenda.tsx';
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
  /** The days that are shown as marked for a new request, also while the user draws them; null for none. */
  marked: MarkedRange | null;
  /** The marked days without those that the user is drawing: the agenda does not fold them. Default `marked`. */
  selected?: MarkedRange | null;
  /** The days that have changed since the user saw them last. Default none. */
  changes?: PlanChanges['days'];
  /** A day to scroll to after the user has asked for it; a new object scrolls again. Default none. */
  goal?: { day: LocalDate } | null;
  /** The view: bars or an agenda. */
  view: MyPlanView;
  /** Called when the user opens an interval. */
  onOpen: (target: PlanTarget) => void;
  /** Called when the user opens a day. */
  onOpenDay: (target: PlanTarget) => void;
  /** Called when the user opens a context menu. */
  onMenu: (target: PlanTarget) => void;
  /** Called when the user wants to sign a day or to decide on its change, in the agenda. */
  onDecide: (kind: 'sign' | 'change', day: LocalDate) => void;
  /** Called when the user swipes or scrolls sideways to the previous month. */
  onPrevious: () => void;
  /** Called when the user swipes or scrolls sideways to the next month. */
  onNext: () => void;
}

const nothing: readonly never[] = [];

/** The smallest width of an hour, in pixels: a day fits the narrowest phone. */
const leastHourWidth = 7;

/** Returns the message for a month without entries. @requirement my-plan-23 */
function blankWords(plan: MyPlan, t: TFunction<'my-plan'>): { title: string; text?: string } {
  return publicationOf(plan) === 'unpublished'
    ? { title: t('notice.unpublished') }
    : { title: t('notice.empty'), text: t('notice.emptyMore') };
}

/** The days of a month, one in each row: as bars over the hours, or as an agenda in words. @requirement my-plan-9, my-plan-10 */
export function MonthOfDays(props: MonthOfDaysProps) {
  const { month, plan, today, permissions, marked, selected = marked, view } = props;
  const { changes = noChanges.days, goal = null } = props;
  const { onOpen, onOpenDay, onMenu, onDecide, onPrevious, onNext } = props;
  const { t } = useTranslation('my-plan');
  const clock = useClock();
  const rows = planRows(month);
  const top = topRowOf(month, today);
  const label = t('plan', { month: formatMonth(month, useLanguage()) });
  if (view === 'list')
    return (
      <MonthAgenda
        label={label}
        days={rows.map(({ day }) => planDayOf(day, plan, { permissions, marked, changes }))}
        today={monthOf(today) === month ? today : null}
        goal={goal}
        isSelected={(day) => isMarked(selected, day)}
        blank={plan && isBlank(plan) ? blankWords(plan, t) : undefined}
        isPartlyUnpublished={plan?.containsUnpublished ?? false}
        isLoading={plan === undefined}
        onOpen={onOpen}
        onOpenDay={onOpenDay}
        onMenu={onMenu}
        onDecide={onDecide}
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
            isChanged={changes.has(day)}
          />
        ),
      }}
      scale={{ headLabel: t('day'), clock, firstDay: firstDayOf(month), areRowsDays: true }}
      sizes={{ hourWidth: leastHourWidth }}
      position={{ rowId: goal?.day ?? top }}
      actions={{ onOpen, onOpenRow: onOpenDay, onMenu, onPrevious, onNext }}
    />
  );
}
