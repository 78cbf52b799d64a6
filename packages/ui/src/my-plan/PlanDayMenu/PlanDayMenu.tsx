import type { PlanDayAction, PlanDayActionId } from '@selfservice/api/my-plan/plan-day';
import type { LucideIcon } from 'lucide-react';
import { CalendarPlus, CalendarRange, Info, LockKeyholeOpen, LockOpen, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PointMenu } from '../../patterns/PointMenu/PointMenu.tsx';
import { refusalOf } from '../MonthOfDays/planDay.ts';

/** What a menu is about, and where it opens. */
export interface PlanDayMenuTarget {
  /** The actions for the day. */
  actions: readonly PlanDayAction[];
  /** The place that it opens at, in pixels from the corner of the window. */
  point: { left: number; top: number };
  /** The element that has the focus before and after. */
  anchor: HTMLElement;
}

export interface PlanDayMenuProps {
  /** What it is about. */
  target: PlanDayMenuTarget;
  /** Called when the user chooses an action. The parent closes the menu. */
  onAction: (id: 'detail' | PlanDayActionId) => void;
  /** Called when the user closes it without a choice. */
  onClose: () => void;
}

const icons: Record<PlanDayActionId, LucideIcon> = {
  newRequest: Plus,
  mark: CalendarPlus,
  markTo: CalendarRange,
  sign: LockOpen,
  change: LockKeyholeOpen,
};

/** The context menu of a day. A press on the day opens its detail, which offers the same. Specification 001 section 2. */
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
        // A dialog that opens now gives the focus back to what has it.
        target.anchor.focus({ preventScroll: true });
        onAction(id as 'detail' | PlanDayActionId);
      }}
      onClose={onClose}
    />
  );
}
