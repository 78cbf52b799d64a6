import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { createMyPlan } from '@selfservice/api/my-plan/create-my-plan';
import type { MyPlanView } from '@selfservice/api/my-plan/my-plan-model';
import type { MyPlan } from '@selfservice/api/my-plan/my-plan';
import { isBlank, publicationOf } from '@selfservice/api/my-plan/my-plan';
import { planNewsOf } from '@selfservice/api/my-plan/plan-news-of';
import { isShown } from '@selfservice/api/my-plan/pending-plan';
import { isAllowed } from '@selfservice/api/session/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, Info } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/Environment.tsx';
import { useIsBelowDesk } from '../../environment/useIsBelowDesk.ts';
import { useLatestCallback } from '../../environment/useLatestCallback.ts';
import { useValue } from '../../environment/useValue.ts';
import { formatMonth } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { FilledFrame } from '../../patterns/FilledFrame/FilledFrame.ts';
import { MonthPicker } from '../../patterns/MonthPicker/MonthPicker.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { floatingColumn } from '../../primitives/FloatingPlace/floatingPlace.ts';
import { matchesMedia } from '../../tokens/mediaQuery.ts';
import { MarkedDays } from '../MarkedDays/MarkedDays.tsx';
import { useDayMarking } from '../MarkedDays/useDayMarking.ts';
import { MonthOfDays } from '../MonthOfDays/MonthOfDays.tsx';
import { PlanActions } from '../PlanActions/PlanActions.tsx';
import { PlanExport } from '../PlanExport/PlanExport.tsx';
import { PlanLegend } from '../PlanLegend/PlanLegend.tsx';
import { ChangesLine } from '../PlanNews/ChangesLine.tsx';
import { useSeenDays } from '../PlanNews/useSeenDays.ts';
import { PlanTotals } from '../PlanTotals/PlanTotals.tsx';
import { PlanWarnings } from '../PlanWarnings/PlanWarnings.tsx';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx';
import { LegendBelow, Layout, Notices, Place, Summary } from './MyPlanLayout.ts';
import type { ShownMyPlan } from './MyPlanOverlay.tsx';
import { MyPlanOverlay, prefetchDialogs, prefetchOfDay } from './MyPlanOverlay.tsx';
import { usePlanFocus } from './usePlanFocus.ts';

const loadLegend = () => import('../PlanLegend/LegendDialog.tsx');

const nothing: readonly never[] = [];

export interface MyPlanScreenProps {
  /** The month that is shown, as `yyyy-MM`. */
  month: LocalMonth;
  /** Whether the month is the one viewed last on this device, and not one that the user has just chosen. Default false. */
  isRemembered?: boolean;
  /** Called when the user chooses another month, or when another month needs the next answer. */
  onMonthChange: (month: LocalMonth) => void;
  /** The initial view, chosen last on this device; null: an agenda on a phone, otherwise bars. */
  view: MyPlanView | null;
  /** Called when the user changes the view. */
  onViewChange: (view: MyPlanView) => void;
  /** IANA name of the time zone chosen for calendar files on this device; null: none yet. */
  timeZone: string | null;
  /** Called when the user saves a calendar file with a time zone. */
  onTimeZoneChange: (timeZone: string) => void;
  /** Reference of the user. */
  personRef: string;
  /** The address of home. */
  backHref: string;
}

/** The user's own plan of a month, with pending requests. @requirement my-plan-5, my-plan-20, my-plan-46 */
export function MyPlanScreen(props: MyPlanScreenProps) {
  const {
    month,
    isRemembered = false,
    onMonthChange,
    timeZone,
    onTimeZoneChange,
    personRef,
    backHref,
  } = props;
  const { t } = useTranslation('my-plan');
  const language = useLanguage();
  const { clock, permissions, drafts, seenPlan, sessionValue } = useEnvironment();
  const client = useQueryClient();
  const { placeRef, focus } = usePlanFocus();
  const report = useLatestCallback(onMonthChange);
  const [plan] = useState<ShownMyPlan>(() =>
    createMyPlan({
      client,
      clock,
      permissions,
      drafts,
      visit: planNewsOf({ store: seenPlan, clock, client, personRef, sessionValue }).visit(),
      month,
      isRemembered,
      view: props.view ?? suitingView(),
      focus,
      onMonthChange: report,
    }),
  );
  const state = useValue(plan.state);
  useLayoutEffect(() => plan.setMonth(month, isRemembered), [plan, month, isRemembered]);
  const { marked, handlers } = useDayMarking({
    canMark: isAllowed(permissions, 'absence'),
    marked: state.marked,
    onMark: plan.mark,
  });
  const [goal, setGoal] = useState<{ day: LocalDate } | null>(null);
  const goToNextChange = () => {
    const days = [...state.changes.days.keys()];
    const day = days.find((one) => goal && one > goal.day) ?? days[0];
    if (day) setGoal({ day });
  };
  useSeenDays({ placeRef, shown: state.isCurrent ? state : null, onSeen: plan.see });
  // A new key mounts the days again, scrolled to today.
  const [beginning, setBeginning] = useState(0);
  const { signing, change } = state.pending;
  const monthName = formatMonth(state.month, language);
  const isBelowDesk = useIsBelowDesk();
  const [isLegendOpen, setIsLegendOpen] = useState(false);
  const intervals = state.plan?.intervals ?? nothing;
  const hasDays = state.plan !== undefined || !state.error;
  return (
    <FilledFrame
      data-wide
      title={t('title')}
      backHref={backHref}
      headerActions={
        <>
          <ViewSwitch
            view={state.view}
            onChange={(view) => {
              plan.changeView(view);
              props.onViewChange(view);
            }}
          />
          <PlanExport
            month={state.month}
            plan={state.plan}
            today={state.today}
            personRef={personRef}
            timeZone={timeZone}
            onTimeZoneChange={onTimeZoneChange}
          />
        </>
      }
      menu={
        isBelowDesk
          ? [
              {
                label: t('title'),
                items: [{ id: 'legend', label: t('legend.title'), icon: Info }],
                onAction: () => setIsLegendOpen(true),
              },
            ]
          : nothing
      }
      controls={
        <MonthPicker
          label={t('month')}
          value={state.month}
          onChange={plan.goToMonth}
          onToday={() => setBeginning(beginning + 1)}
          today={state.today}
        />
      }
      action={
        (isShown(signing) || isShown(change) || state.pendingMonth !== null) && (
          <>
            <PlanWarnings key={state.month} signing={signing} change={change} />
            <PlanActions
              signing={signing}
              change={change}
              elsewhere={state.pendingMonth}
              onIntent={prefetchDialogs}
              onSign={() => plan.openRequests('sign')}
              onDecide={() => plan.openRequests('change')}
              onGo={plan.goToMonth}
            />
          </>
        )
      }
    >
      <Layout ref={floatingColumn}>
        <Summary>
          <PlanTotals plan={state.plan} />
          <ChangesLine changes={state.changes} today={state.today} onGo={goToNextChange} />
        </Summary>
        <Notices>
          {state.error && (
            <ErrorPanel
              error={state.error}
              title={t(state.plan ? 'refreshFailed' : 'failed')}
              isRetrying={state.isFetching}
              onRetry={plan.retry}
            />
          )}
          {state.isRemembered && (
            <Banner
              title={t('notice.remembered', { month: monthName })}
              actions={
                <Button icon={CalendarCheck} onPress={plan.goToToday}>
                  {t('notice.today')}
                </Button>
              }
            />
          )}
          {state.plan && <Publication plan={state.plan} view={state.view} />}
          {state.marked && (
            <MarkedDays
              days={state.marked}
              onIntent={prefetchOfDay}
              onRequest={plan.requestMarked}
              onClear={plan.unmark}
            />
          )}
        </Notices>
        {hasDays && (
          <Place
            {...handlers}
            ref={placeRef}
            tabIndex={-1}
            onPointerEnter={prefetchOfDay}
            onFocus={prefetchOfDay}
            role="group"
            aria-label={t('plan', { month: monthName })}
          >
            <MonthOfDays
              key={beginning}
              month={state.month}
              plan={state.plan}
              today={state.today}
              permissions={permissions}
              marked={marked}
              selected={state.marked}
              changes={state.changes.days}
              goal={goal && monthOf(goal.day) === state.month ? goal : null}
              view={state.view}
              onOpen={plan.openDetail}
              onOpenDay={plan.openDetail}
              onMenu={plan.openMenu}
              onDecide={plan.openRequests}
              onPrevious={() => plan.turnPage('previous')}
              onNext={() => plan.turnPage('next')}
            />
          </Place>
        )}
        {hasDays && (
          <LegendBelow>
            <PlanLegend permissions={permissions} intervals={intervals} />
          </LegendBelow>
        )}
      </Layout>
      <Deferred
        load={loadLegend}
        name={t('legend.title')}
        isWanted={isLegendOpen}
        onClose={() => setIsLegendOpen(false)}
      >
        {({ LegendDialog }) =>
          isLegendOpen && (
            <LegendDialog
              permissions={permissions}
              intervals={intervals}
              onClose={() => setIsLegendOpen(false)}
            />
          )
        }
      </Deferred>
      <MyPlanOverlay plan={plan} personRef={personRef} />
    </FilledFrame>
  );
}

/** A notice that the month is not published or empty. The agenda says the second instead of the days. */
function Publication({ plan, view }: { plan: MyPlan; view: MyPlanView }) {
  const { t } = useTranslation('my-plan');
  const publication = publicationOf(plan);
  if (view === 'list' && isBlank(plan)) return null;
  if (publication !== 'published') return <Banner title={t(`notice.${publication}`)} />;
  return plan.intervals.length === 0 ? (
    <Banner title={t('notice.empty')}>
      <p>{t('notice.emptyMore')}</p>
    </Banner>
  ) : null;
}

/** Returns the initial view: an agenda on a phone, where bars are too narrow, otherwise bars. */
function suitingView(): MyPlanView {
  return matchesMedia('(width < 640px)') ? 'list' : 'bars';
}
