import type { MyPlan } from '@selfservice/api/my-plan/my-plan';
import { publicationOf } from '@selfservice/api/my-plan/my-plan';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { monthOf } from '@selfservice/api/core/local-date';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { isAllowed } from '@selfservice/api/session/permissions';
import { Info } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { DayRange } from '../../i18n/formatRange.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { formatMonth } from '../../i18n/formatMonth.ts';
import { MonthPicker } from '../../patterns/MonthPicker/MonthPicker.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredPopover } from '../../primitives/DeferredPopover/DeferredPopover.tsx';
import { floatingColumn } from '../../primitives/FloatingPlace/floatingPlace.ts';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { MarkedDays } from '../MarkedDays/MarkedDays.tsx';
import type { MarkedDaysProps } from '../MarkedDays/MarkedDays.tsx';
import { useDayMarking } from '../MarkedDays/useDayMarking.ts';
import type { MonthOfDaysProps } from '../MonthOfDays/MonthOfDays.tsx';
import { MonthOfDays } from '../MonthOfDays/MonthOfDays.tsx';
import { LegendBelow, Layout, Month, Notices, Place, Tools, Totals } from './MyPlanLayout.ts';
import type { PlanView } from './planView.ts';
import { RememberedMonth } from './RememberedMonth.tsx';
import { PlanLegend } from '../PlanLegend/PlanLegend.tsx';

export interface MyPlanBodyProps extends Omit<MonthOfDaysProps, 'onPrevious' | 'onNext'> {
  /** The other view was chosen. */
  onViewChange: (view: PlanView) => void;
  /** Another month was chosen. */
  onMonthChange: (month: LocalMonth) => void;
  /** Whether the month is the one viewed last on this device. */
  isRemembered: boolean;
  /** Why the plan could not be asked for; null for no reason. What is known stays visible. */
  error: Error | null;
  /** It is being asked for. */
  isFetching: boolean;
  /** Somebody points at the days or focuses one: what a day opens can be fetched. */
  onIntent: () => void;
  /** Asks for it again. */
  onRetry: () => void;
  /** The part with the days, for the focus. */
  placeRef: Ref<HTMLDivElement>;
  /** What the marked days offer; null while none is marked. */
  markedDays: Omit<MarkedDaysProps, 'onIntent'> | null;
  /** Other days are to be marked. */
  onMark: (days: DayRange) => void;
  /** Stands over the days. */
  children: ReactNode;
}

/** Month, notices, days and legend. */
export function MyPlanBody(props: MyPlanBodyProps) {
  const { onViewChange, onMonthChange, isRemembered, error, isFetching, onIntent, onRetry, ...more } = props;
  const { placeRef, markedDays, onMark, children, ...days } = more;
  const { month, plan, permissions, today, view } = days;
  const { t } = useTranslation('my-plan');
  const language = useLanguage();
  const canMark = isAllowed(permissions, 'absence');
  const { marked, handlers } = useDayMarking({ canMark, marked: days.marked, onMark });
  // Days that begin anew show today, wherever they have been scrolled to.
  const [beginning, setBeginning] = useState(0);
  const legend = <PlanLegend permissions={permissions} intervals={plan?.intervals ?? []} />;
  const hasDays = plan !== undefined || !error;
  return (
    <Layout ref={floatingColumn}>
      <Month>
        <MonthPicker
          label={t('month')}
          value={month}
          onChange={onMonthChange}
          onToday={() => setBeginning(beginning + 1)}
          today={today}
        />
      </Month>
      <Tools>
        <DeferredPopover
          trigger={
            <Button kind="quiet" icon={Info}>
              {t('legend.title')}
            </Button>
          }
          title={t('legend.title')}
        >
          {legend}
        </DeferredPopover>
        <Switch isSelected={view === 'list'} onChange={(isList) => onViewChange(isList ? 'list' : 'bars')}>
          {t('asList')}
        </Switch>
      </Tools>
      <Totals plan={plan} />
      <Notices>
        {error && (
          <ErrorPanel
            error={error}
            title={t(plan ? 'refreshFailed' : 'failed')}
            isRetrying={isFetching}
            onRetry={onRetry}
          />
        )}
        {isRemembered && month !== monthOf(today) && (
          <RememberedMonth month={month} onToday={() => onMonthChange(monthOf(today))} />
        )}
        {plan && <Notice plan={plan} />}
        {markedDays && <MarkedDays {...markedDays} onIntent={onIntent} />}
      </Notices>
      {hasDays && (
        <Place
          {...handlers}
          ref={placeRef}
          tabIndex={-1}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          role="group"
          aria-label={t('plan', { month: formatMonth(month, language) })}
        >
          <MonthOfDays
            key={beginning}
            {...days}
            marked={marked}
            onPrevious={() => onMonthChange(addMonths(month, -1))}
            onNext={() => onMonthChange(addMonths(month, 1))}
          />
          {children}
        </Place>
      )}
      {hasDays && <LegendBelow>{legend}</LegendBelow>}
    </Layout>
  );
}

/** How far the month has been published, or that it has nothing. Specification 001 section 8. */
function Notice({ plan }: { plan: MyPlan }) {
  const { t } = useTranslation('my-plan');
  const publication = publicationOf(plan);
  if (publication !== 'published') return <Banner title={t(`notice.${publication}`)} />;
  return plan.intervals.length === 0 ? (
    <Banner title={t('notice.empty')}>
      <p>{t('notice.emptyMore')}</p>
    </Banner>
  ) : null;
}
