import type { MyPlan } from '@selfservice/api/my-plan/my-plan';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../environment/Environment.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import type { PlanDialogsProps } from '../PlanDialogs/PlanDialogs.tsx';
import { ownDay } from './ownDay.ts';
import { loadDayMenu, loadDialogs } from './loadOverlays.ts';
import type { PlanDayActionId } from './planDay.ts';
import { actionsOf } from './planDay.ts';
import type { PlanTarget } from './planTarget.ts';

const dialogNames = {
  newRequest: 'action.newRequest',
  detail: 'action.detail',
  sign: 'signing.title',
  change: 'change.title',
} as const;

export interface PlanOverlaysProps extends Omit<PlanDialogsProps, 'permissions' | 'plan'> {
  /** The day whose menu is open; null for none. */
  menu: PlanTarget | null;
  /** The plan of the month that menu and dialog are about; undefined until it is known. */
  concernedPlan: MyPlan | undefined;
  /** What can be done about the day of the menu was chosen. */
  onAction: (kind: 'detail' | PlanDayActionId, target: PlanTarget) => void;
  /** The menu is to close. */
  onMenuClose: () => void;
}

/** The menu of a day and the dialogs of the plan. Their code comes when one is wanted. */
export function PlanOverlays(props: PlanOverlaysProps) {
  const { menu, concernedPlan, onAction, onMenuClose, ...dialogs } = props;
  const { dialog, onClose } = dialogs;
  const { t } = useTranslation('my-plan');
  const permissions = usePermissions();
  return (
    <>
      <Deferred
        load={loadDayMenu}
        name={t('action.menu')}
        isWanted={menu !== null}
        anchor={menu && menu.anchor}
        onClose={onMenuClose}
      >
        {({ PlanDayMenu }) => (
          <PlanDayMenu
            target={
              menu && {
                ...menu,
                actions: actionsOf(ownDay(menu), concernedPlan, permissions, dialogs.marked),
              }
            }
            onAction={(id) => menu && onAction(id, menu)}
            onClose={onMenuClose}
          />
        )}
      </Deferred>
      <Deferred
        load={loadDialogs}
        name={t(dialog ? dialogNames[dialog.kind] : 'title')}
        isWanted={dialog !== null}
        onClose={onClose}
      >
        {({ PlanDialogs }) => <PlanDialogs {...dialogs} permissions={permissions} plan={concernedPlan} />}
      </Deferred>
    </>
  );
}
