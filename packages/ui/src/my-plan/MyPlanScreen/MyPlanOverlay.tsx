import { planDraftKey } from '@selfservice/api/my-plan/create-my-plan';
import type { MyPlanModel } from '@selfservice/api/my-plan/my-plan-model';
import { actionsOf } from '@selfservice/api/my-plan/plan-day';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../environment/Environment.tsx';
import { useValue } from '../../environment/useValue.ts';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { prefetchCode } from '../../primitives/Deferred/prefetchOnIntent.ts';
import type { PlanTarget } from '../MonthOfDays/planRows.ts';

/** The model of the screen. */
export type ShownMyPlan = MyPlanModel<PlanTarget>;

const loadDialogs = () => import('../PlanDialogs/PlanDialogs.tsx');
const loadDayMenu = () => import('../PlanDayMenu/PlanDayMenu.tsx');
const loadNewRequest = () => import('../../requests/NewRequestDialog/NewRequestDialog.tsx');

/** Prefetches the code of the dialogs. */
export const prefetchDialogs = () => prefetchCode(loadDialogs);

/** Prefetches the code of everything that can be opened from a day. */
export function prefetchOfDay(): void {
  prefetchDialogs();
  prefetchCode(loadDayMenu);
  prefetchCode(loadNewRequest);
}

const dialogNames = { detail: 'action.detail', sign: 'signing.title', change: 'change.title' } as const;

export interface MyPlanOverlayProps {
  /** The model of the plan. */
  plan: ShownMyPlan;
  /** Reference of the user. */
  personRef: string;
}

/** The open menu or dialog over the plan. @requirement my-plan-16 */
export function MyPlanOverlay({ plan, personRef }: MyPlanOverlayProps) {
  const { t } = useTranslation('my-plan');
  const permissions = usePermissions();
  const { overlay, concernedPlan, marked, changes } = useValue(plan.state);
  if (!overlay) return null;
  if (overlay.kind === 'newRequest')
    return (
      <Deferred key="newRequest" load={loadNewRequest} name={t('action.newRequest')} onClose={plan.close}>
        {({ NewRequestDialog }) => (
          <NewRequestDialog
            agenda="requests"
            personRef={personRef}
            draftKey={planDraftKey}
            initialDay={overlay.day ?? undefined}
            initialLastDay={overlay.lastDay}
            onCreated={plan.requested}
            onClose={plan.close}
          />
        )}
      </Deferred>
    );
  if (overlay.kind === 'menu') {
    const { day, target } = overlay;
    return (
      <Deferred
        key="menu"
        load={loadDayMenu}
        name={t('action.menu')}
        anchor={target.anchor}
        onClose={plan.close}
      >
        {({ PlanDayMenu }) => (
          <PlanDayMenu
            target={{ ...target, actions: actionsOf(day, concernedPlan, permissions, marked) }}
            onAction={plan.act}
            onClose={plan.close}
          />
        )}
      </Deferred>
    );
  }
  return (
    <Deferred key="dialogs" load={loadDialogs} name={t(dialogNames[overlay.kind])} onClose={plan.close}>
      {({ PlanDialogs }) => (
        <PlanDialogs
          dialog={overlay}
          plan={concernedPlan}
          permissions={permissions}
          marked={marked}
          changes={changes.days}
          onOpen={plan.act}
          onAnswered={() => void plan.answered()}
          onClose={plan.close}
        />
      )}
    </Deferred>
  );
}
