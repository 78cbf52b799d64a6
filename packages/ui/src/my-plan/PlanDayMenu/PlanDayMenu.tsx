import type { PlanDayAction, PlanDayActionId } from '@selfservice/api/my-plan/plan-day';
import type { LucideIcon } from 'lucide-react';
import { CalendarPlus, CalendarRange, Info, LockKeyholeOpen, LockOpen, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PointMenu } from '../../patterns/PointMenu/PointMenu.tsx';
import { refusalOf } from '../MonthOfDays/planDay.ts';

/** The actions and the position of a menu. */
export interface PlanDayMenuTarget {
  /** The actions for the day. */
  actions: readonly PlanDayAction[];
  /** Position of the menu, in pixels from the top left corner of the window. */
  point: { left: number; top: number };
  /** The element that has the focus before the menu opens and after it closes. */
  anchor: HTMLElement;
}

export interface PlanDayMenuProps {
  /** The actions and the position. */
  target: PlanDayMenuTarget;
  /** Called when the user chooses an action. The parent closes the menu. */
  onAction: (id: 'detail' | PlanDayActionId) => void;
  /** Called when the user closes the menu without a choice. */
  onClose: () => void;
}

const icons: Record<PlanDayActionId, LucideIcon> = {
  newRequest: Plus,
  mark: CalendarPlus,
  markTo: CalendarRange,
  sign: LockOpen,
  change: LockKeyholeOpen,
};

/** The context menu of a day. The details of the day offer the same actions. @requirement my-plan-14 */
export function PlanDayMenu({ target, onAction, onClose }: PlanDayMenuProps) {
  const { t } = useTranslation('my-plan');
  const actions = target.actions.map(({ id, isAllowed }) => ({
    id,
    label: t(`action.${id}`),
    icon: icons[id],
    ...(!isAllowed && { isDisabled: true, description: t(`refused.${refusalOf[id]}`) }),
  }));
  return (
    <PointMenu
      label={t('action.menu')}
      items={[{ id: 'detail', label: t('action.detail'), icon: Info }, ...actions]}
      point={target.point}
      onAction={(id) => {
        // A dialog that opens now returns the focus to this element.
        target.anchor.focus({ preventScroll: true });
        onAction(id as 'detail' | PlanDayActionId);
      }}
      onClose={onClose}
    />
  );
}
