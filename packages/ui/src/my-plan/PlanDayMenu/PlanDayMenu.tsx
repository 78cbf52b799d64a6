import type { LucideIcon } from 'lucide-react';
import { CalendarPlus, CalendarRange, Info, LockKeyholeOpen, LockOpen, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { MenuList } from '../../primitives/Menu/MenuList.tsx';
import { MenuSurface } from '../../primitives/Menu/MenuSurface.tsx';
import type { PlanDayAction, PlanDayActionId } from '../MyPlanScreen/planDay.ts';
import { refusalOf } from '../MyPlanScreen/planDay.ts';

/** What a menu was asked for, and where. */
export interface PlanDayMenuTarget {
  /** What can be done about the day. */
  actions: readonly PlanDayAction[];
  /** Where the menu opens, in pixels from the corner of the window. */
  point: { left: number; top: number };
  /** Has the focus, and gets it back. */
  anchor: HTMLElement;
}

export interface PlanDayMenuProps {
  /** Null: no menu is open. */
  target: PlanDayMenuTarget | null;
  /** What can be done was chosen. */
  onAction: (id: 'detail' | PlanDayActionId) => void;
  /** It is to close. */
  onClose: () => void;
}

const icons: Record<PlanDayActionId, LucideIcon> = {
  newRequest: Plus,
  mark: CalendarPlus,
  markTo: CalendarRange,
  sign: LockOpen,
  change: LockKeyholeOpen,
};

/** The menu of a day: its detail opens by a press as well, and offers the same. Specification 001 section 2. */
export function PlanDayMenu({ target, onAction, onClose }: PlanDayMenuProps) {
  const { t } = useTranslation('my-plan');
  const corner = useRef<HTMLSpanElement>(null);
  const label = t('action.menu');
  const close = () => {
    onClose();
    target?.anchor.focus({ preventScroll: true });
  };
  const items = (target?.actions ?? []).map(({ id, isAllowed }) => ({
    id,
    label: t(`action.${id}`),
    icon: icons[id],
    ...(!isAllowed && { isDisabled: true, description: t(`refused.${refusalOf[id]}`) }),
  }));
  return (
    <>
      <Corner ref={corner} aria-hidden="true" style={target?.point} />
      <MenuSurface
        triggerRef={corner}
        aria-label={label}
        placement="bottom start"
        offset={0}
        isOpen={target !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
      >
        <MenuList
          autoFocus="first"
          label={label}
          sections={[{ label, items: [{ id: 'detail', label: t('action.detail'), icon: Info }, ...items] }]}
          onAction={(id) => onAction(id as 'detail' | PlanDayActionId)}
          onClose={close}
        />
      </MenuSurface>
    </>
  );
}

const Corner = styled.span`
  position: fixed;
  width: 1px;
  height: 1px;
  pointer-events: none;
`;
