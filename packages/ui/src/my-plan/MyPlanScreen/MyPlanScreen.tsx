import type { LocalMonth } from '@selfservice/api/core/local-date';
import { dateOf, monthOf } from '@selfservice/api/core/local-date';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock, usePermissions } from '../../environment/Environment.tsx';
import { FilledFrame } from '../../patterns/FilledFrame/FilledFrame.ts';
import { MyPlanBody } from './MyPlanBody.tsx';
import { ownDay } from './ownDay.ts';
import { PlanActions } from '../PlanActions/PlanActions.tsx';
import type { PlanDayActionId } from './planDay.ts';
import { prefetchDialogs, prefetchOfDay } from './loadOverlays.ts';
import { PlanExport } from '../PlanExport/PlanExport.tsx';
import { PlanOverlays } from './PlanOverlays.tsx';
import { PlanWarnings } from '../PlanWarnings/PlanWarnings.tsx';
import type { PlanTarget } from './planTarget.ts';
import type { PlanView } from './planView.ts';
import { useMarkedDays } from './useMarkedDays.ts';
import { useMyPlan } from './useMyPlan.ts';
import { usePlanDialog } from './usePlanDialog.ts';
import { usePlanView } from './usePlanView.ts';
import { isShown } from './waiting.ts';

export interface MyPlanScreenProps {
  /** The month that is shown, as `yyyy-MM`. */
  month: LocalMonth;
  /** Whether the month is the one viewed last on this device, and not one that the user has just chosen. Default false. */
  isRemembered?: boolean;
  /** Another month was chosen, or has to be shown since something waits there. */
  onMonthChange: (month: LocalMonth) => void;
  /** The view chosen last on this device, which it begins with; null: the one that suits the width. */
  view: PlanView | null;
  /** A view was chosen: it is to be remembered. */
  onViewChange: (view: PlanView) => void;
  /** IANA name of the time zone chosen for calendars on this device; null: none yet. */
  timeZone: string | null;
  /** A time zone was chosen for calendars: it is to be remembered. */
  onTimeZoneChange: (timeZone: string) => void;
  /** Reference of whom the session speaks for. */
  personRef: string;
  /** Home. */
  backHref: string;
}

/** The person's own plan of a month, with what waits to be signed and decided on. Specification 001 section 2. */
export function MyPlanScreen(props: MyPlanScreenProps) {
  const { month, onMonthChange, timeZone, onTimeZoneChange, personRef, backHref } = props;
  const { t } = useTranslation('my-plan');
  const permissions = usePermissions();
  const today = dateOf(useClock().localNow());
  const [view, chooseView] = usePlanView(props.view, props.onViewChange);
  const [menu, setMenu] = useState<PlanTarget | null>(null);
  const { dialog, placeRef, open, close, closeAnswered } = usePlanDialog();
  const { marked, onMark, markedDays, act, finish } = useMarkedDays({ open, close, closeAnswered });
  const currentMonth = useRef(month);
  useEffect(() => {
    currentMonth.current = month;
  }, [month]);
  // The end of a night on the first of a month belongs to the month before.
  const concerned = (menu && ownDay(menu)) ?? (dialog && dialog.day);
  const { plan, waiting, elsewhere, concernedPlan, nextWaitingMonth } = useMyPlan(
    month,
    concerned ? monthOf(concerned) : month,
  );

  const goOn = async () => {
    closeAnswered();
    const next = await nextWaitingMonth();
    // Whoever has turned the page meanwhile stays there.
    if (next !== null && next !== month && currentMonth.current === month) onMonthChange(next);
  };
  const choose = (kind: 'detail' | PlanDayActionId, target: PlanTarget) => {
    const { interval, anchor } = target;
    const day = ownDay(target);
    if (kind === 'detail') open({ kind, day, interval }, anchor);
    else act(kind, day, anchor);
  };
  const openDetail = (target: PlanTarget) => choose('detail', target);

  return (
    <FilledFrame
      title={t('title')}
      backHref={backHref}
      headerActions={
        <PlanExport {...{ month, today, personRef, timeZone, onTimeZoneChange }} plan={plan.data} />
      }
      action={
        (isShown(waiting.signing) || isShown(waiting.change) || elsewhere !== null) && (
          <PlanActions
            {...waiting}
            elsewhere={elsewhere}
            onIntent={prefetchDialogs}
            onSign={() => open({ kind: 'sign', day: null })}
            onDecide={() => open({ kind: 'change', day: null })}
            onGo={onMonthChange}
          />
        )
      }
    >
      <MyPlanBody
        {...{ month, onMonthChange, permissions, placeRef, view, today, marked, markedDays, onMark }}
        plan={plan.data}
        onViewChange={chooseView}
        error={plan.error}
        isFetching={plan.isFetching}
        onRetry={() => void plan.refetch()}
        onOpen={openDetail}
        onOpenDay={openDetail}
        onMenu={setMenu}
        isRemembered={props.isRemembered === true}
        onIntent={prefetchOfDay}
      >
        <PlanWarnings key={month} {...waiting} />
      </MyPlanBody>
      <PlanOverlays
        {...{ menu, dialog, personRef, concernedPlan, marked }}
        onAction={choose}
        onMenuClose={() => setMenu(null)}
        onOpen={act}
        onAnswered={() => void goOn()}
        onRequested={finish}
        onClose={close}
      />
    </FilledFrame>
  );
}
