import type { LocalMonth } from '@selfservice/api/core/local-date';
import { createMyPlan } from '@selfservice/api/my-plan/create-my-plan';
import type { MyPlanFocus, MyPlanView } from '@selfservice/api/my-plan/my-plan-model';
import type { MyPlan } from '@selfservice/api/my-plan/my-plan';
import { publicationOf } from '@selfservice/api/my-plan/my-plan';
import { isShown } from '@selfservice/api/my-plan/pending-plan';
import { isAllowed } from '@selfservice/api/session/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, Info } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/Environment.tsx';
import { useModel } from '../../environment/useModel.ts';
import { formatMonth } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { FilledFrame } from '../../patterns/FilledFrame/FilledFrame.ts';
import { MonthPicker } from '../../patterns/MonthPicker/MonthPicker.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredPopover } from '../../primitives/DeferredPopover/DeferredPopover.tsx';
import { floatingColumn } from '../../primitives/FloatingPlace/floatingPlace.ts';
import { returnFocus } from '../../primitives/focusReturn.ts';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { MarkedDays } from '../MarkedDays/MarkedDays.tsx';
import { useDayMarking } from '../MarkedDays/useDayMarking.ts';
import { MonthOfDays } from '../MonthOfDays/MonthOfDays.tsx';
import { PlanActions } from '../PlanActions/PlanActions.tsx';
import { PlanExport } from '../PlanExport/PlanExport.tsx';
import { PlanLegend } from '../PlanLegend/PlanLegend.tsx';
import { PlanWarnings } from '../PlanWarnings/PlanWarnings.tsx';
import { LegendBelow, Layout, Month, Notices, Place, Tools, Totals } from './MyPlanLayout.ts';
import type { ShownMyPlan } from './MyPlanOverlay.tsx';
import { MyPlanOverlay, prefetchDialogs, prefetchOfDay } from './MyPlanOverlay.tsx';

export interface MyPlanScreenProps {
  /** The month that is shown, as `yyyy-MM`. */
  month: LocalMonth;
  /** Whether the month is the one viewed last on this device, and not one that the user has just chosen. Default false. */
  isRemembered?: boolean;
  /** Called when the user chooses another month, or when another month needs the next answer. */
  onMonthChange: (month: LocalMonth) => void;
  /** The initial view, chosen last on this device; null: a list on a phone, otherwise bars. */
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
  const { clock, permissions, drafts } = useEnvironment();
  const client = useQueryClient();
  const { placeRef, focus } = usePlanFocus();
  const [plan] = useState<ShownMyPlan>(() =>
    createMyPlan({
      client,
      clock,
      permissions,
      drafts,
      month,
      isRemembered,
      view: props.view ?? suitingView(),
      focus,
    }),
  );
  const state = useModel(plan);
  useLayoutEffect(() => plan.setMonth(month, isRemembered), [plan, month, isRemembered]);
  const report = useEffectEvent(onMonthChange);
  useEffect(() => plan.onMonthChange((next) => report(next)), [plan]);
  const { marked, handlers } = useDayMarking({
    canMark: isAllowed(permissions, 'absence'),
    marked: state.marked,
    onMark: plan.mark,
  });
  // A new key mounts the days again, scrolled to today.
  const [beginning, setBeginning] = useState(0);
  const { signing, change } = state.pending;
  const monthName = formatMonth(state.month, language);
  const legend = <PlanLegend permissions={permissions} intervals={state.plan?.intervals ?? []} />;
  const hasDays = state.plan !== undefined || !state.error;
  return (
    <FilledFrame
      title={t('title')}
      backHref={backHref}
      headerActions={
        <PlanExport
          month={state.month}
          plan={state.plan}
          today={state.today}
          personRef={personRef}
          timeZone={timeZone}
          onTimeZoneChange={onTimeZoneChange}
        />
      }
      action={
        (isShown(signing) || isShown(change) || state.pendingMonth !== null) && (
          <PlanActions
            signing={signing}
            change={change}
            elsewhere={state.pendingMonth}
            onIntent={prefetchDialogs}
            onSign={() => plan.openRequests('sign')}
            onDecide={() => plan.openRequests('change')}
            onGo={plan.goToMonth}
          />
        )
      }
    >
      <Layout ref={floatingColumn}>
        <Month>
          <MonthPicker
            label={t('month')}
            value={state.month}
            onChange={plan.goToMonth}
            onToday={() => setBeginning(beginning + 1)}
            today={state.today}
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
          <Switch
            isSelected={state.view === 'list'}
            onChange={(isList) => {
              const view = isList ? 'list' : 'bars';
              plan.changeView(view);
              props.onViewChange(view);
            }}
          >
            {t('asList')}
          </Switch>
        </Tools>
        <Totals plan={state.plan} />
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
          {state.plan && <Publication plan={state.plan} />}
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
              view={state.view}
              onOpen={plan.openDetail}
              onOpenDay={plan.openDetail}
              onMenu={plan.openMenu}
              onPrevious={() => plan.turnPage('previous')}
              onNext={() => plan.turnPage('next')}
            />
            <PlanWarnings key={state.month} signing={signing} change={change} />
          </Place>
        )}
        {hasDays && <LegendBelow>{legend}</LegendBelow>}
      </Layout>
      <MyPlanOverlay plan={plan} personRef={personRef} />
    </FilledFrame>
  );
}

/** A notice that the month is not published or empty. @requirement my-plan-23, my-plan-24 */
function Publication({ plan }: { plan: MyPlan }) {
  const { t } = useTranslation('my-plan');
  const publication = publicationOf(plan);
  if (publication !== 'published') return <Banner title={t(`notice.${publication}`)} />;
  return plan.intervals.length === 0 ? (
    <Banner title={t('notice.empty')}>
      <p>{t('notice.emptyMore')}</p>
    </Banner>
  ) : null;
}

/** Returns the initial view: a list on a phone, where bars are too narrow, otherwise bars. */
function suitingView(): MyPlanView {
  return window.matchMedia('(width < 640px)').matches ? 'list' : 'bars';
}

/** Moves the focus where a dialog cannot: it was opened from another dialog, or its button is gone. */
function usePlanFocus() {
  const placeRef = useRef<HTMLDivElement>(null);
  const [focus] = useState<MyPlanFocus<HTMLElement>>(() => {
    let turn = 0;
    return {
      toDays() {
        flushSync(() => {});
        turn += 1;
        placeRef.current?.focus({ preventScroll: true });
      },
      back(anchor) {
        flushSync(() => {});
        turn += 1;
        const own = turn;
        // A late return must not move the focus after another overlay was closed.
        returnFocus(() => (own === turn ? (anchor?.isConnected ? anchor : placeRef.current) : null));
      },
    };
  });
  return { placeRef, focus };
}
