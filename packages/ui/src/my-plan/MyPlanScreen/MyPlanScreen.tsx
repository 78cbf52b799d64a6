import type { LocalMonth } from '@selfservice/api/core/local-date';
import { dateOf, monthOf } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { myPlanQuery, oldestMonthWithPlanRequestQuery } from '@selfservice/api/my-plan/my-plan';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock, usePermissions, useTransport } from '../../environment/Environment.tsx';
import { FilledFrame } from '../../patterns/FilledFrame/FilledFrame.ts';
import { MyPlanBody } from './MyPlanBody.tsx';
import { ownDay } from './ownDay.ts';
import { PlanActions } from '../PlanActions/PlanActions.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { fetchCode } from '../../primitives/Deferred/fetchCode.ts';
import type { PlanDayActionId } from './planDay.ts';
import { actionsOf } from './planDay.ts';
import { PlanDayMenu } from '../PlanDayMenu/PlanDayMenu.tsx';
import { PlanWarnings } from '../PlanWarnings/PlanWarnings.tsx';
import type { PlanTarget } from './planTarget.ts';
import type { PlanView } from './planView.ts';
import { usePlanDialog } from './usePlanDialog.ts';
import { usePlanView } from './usePlanView.ts';
import { answerableKinds, answerableMonth, isShown, waitingOf } from './waiting.ts';

const loadDialogs = () => import('../PlanDialogs/PlanDialogs.tsx');
const preloadDialogs = () => void fetchCode(loadDialogs).catch(() => {});
const dialogNames = {
  newRequest: 'action.newRequest',
  detail: 'action.detail',
  sign: 'signing.title',
  change: 'change.title',
} as const;

export interface MyPlanScreenProps {
  /** The month that is shown, as `yyyy-MM`. */
  month: LocalMonth;
  /** Another month was chosen, or has to be shown since something waits there. */
  onMonthChange: (month: LocalMonth) => void;
  /** The view chosen last on this device, which it begins with; null: the one that suits the width. */
  view: PlanView | null;
  /** A view was chosen: it is to be remembered. */
  onViewChange: (view: PlanView) => void;
  /** Reference of whom the session speaks for. */
  personRef: string;
  /** Home. */
  backHref: string;
}

/** The person's own plan of a month, with what waits to be signed and decided on. Specification 001 section 2. */
export function MyPlanScreen(props: MyPlanScreenProps) {
  const { month, onMonthChange, personRef, backHref } = props;
  const { t } = useTranslation('my-plan');
  const transport = useTransport();
  const permissions = usePermissions();
  const clock = useClock();
  const client = useQueryClient();
  const [view, chooseView] = usePlanView(props.view, props.onViewChange);
  const [menu, setMenu] = useState<PlanTarget | null>(null);
  const { dialog, placeRef, open, close, closeAnswered } = usePlanDialog();
  const currentMonth = useRef(month);
  useEffect(() => {
    currentMonth.current = month;
  }, [month]);

  const oldestQuery = oldestMonthWithPlanRequestQuery(transport);
  const plan = useQuery(myPlanQuery(transport, month));
  const kinds = answerableKinds(permissions);
  const oldest = useQuery({ ...oldestQuery, enabled: kinds > 0 }).data ?? null;
  const oldestPlan = useQuery({
    ...myPlanQuery(transport, oldest ?? month),
    enabled: oldest !== null && kinds === 1,
  });
  // The end of a night on the first of a month belongs to the month before.
  const concerned = (menu && ownDay(menu)) ?? (dialog && dialog.day);
  const concernedPlan = useQuery(myPlanQuery(transport, concerned ? monthOf(concerned) : month));
  const isKnown = plan.data !== undefined;
  useEffect(() => {
    // The neighbours come after what was asked for, and only once.
    if (!isKnown) return;
    for (const way of [-1, 1])
      void client.prefetchQuery({ ...myPlanQuery(transport, addMonths(month, way)), staleTime: Infinity });
  }, [client, transport, month, isKnown]);
  const waiting = waitingOf(plan.data, permissions);
  const elsewhere =
    isKnown && oldest !== month ? answerableMonth(oldest, oldestPlan.data, permissions) : null;
  const hasAction = isShown(waiting.signing) || isShown(waiting.change) || elsewhere !== null;

  const goOn = async () => {
    closeAnswered();
    const next = await client.fetchQuery({ ...oldestQuery, staleTime: 0 }).catch(() => null);
    // Whoever has turned the page meanwhile stays there.
    if (next !== null && next !== month && currentMonth.current === month) onMonthChange(next);
  };
  const choose = (kind: 'detail' | PlanDayActionId, target: PlanTarget) => {
    const { interval, anchor } = target;
    const day = ownDay(target);
    open(kind === 'detail' ? { kind, day, interval } : { kind, day }, anchor);
  };
  const openDetail = (target: PlanTarget) => choose('detail', target);

  return (
    <FilledFrame
      title={t('title')}
      backHref={backHref}
      action={
        hasAction && (
          <PlanActions
            {...waiting}
            elsewhere={elsewhere}
            onIntent={preloadDialogs}
            onSign={() => open({ kind: 'sign', day: null })}
            onDecide={() => open({ kind: 'change', day: null })}
            onGo={onMonthChange}
          />
        )
      }
    >
      <MyPlanBody
        {...{ month, onMonthChange, permissions, placeRef, view }}
        plan={plan.data}
        today={dateOf(clock.localNow())}
        onViewChange={chooseView}
        error={plan.error}
        isFetching={plan.isFetching}
        onRetry={() => void plan.refetch()}
        onOpen={openDetail}
        onOpenDay={openDetail}
        onMenu={setMenu}
        onIntent={preloadDialogs}
      >
        <PlanWarnings key={month} {...waiting} />
      </MyPlanBody>
      <PlanDayMenu
        target={menu && { ...menu, actions: actionsOf(ownDay(menu), concernedPlan.data, permissions) }}
        onAction={(id) => menu && choose(id, menu)}
        onClose={() => setMenu(null)}
      />
      <Deferred
        load={loadDialogs}
        name={t(dialog ? dialogNames[dialog.kind] : 'title')}
        isWanted={dialog !== null}
        onClose={close}
      >
        {({ PlanDialogs }) => (
          <PlanDialogs
            {...{ dialog, permissions, personRef }}
            plan={concernedPlan.data}
            onOpen={(kind, day) => open({ kind, day })}
            onAnswered={() => void goOn()}
            onClose={close}
          />
        )}
      </Deferred>
    </FilledFrame>
  );
}
