import type { DepartmentPerson } from '@selfservice/api/department-plan/department-plan';
import { CalendarPlus, TextSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PointMenu } from '../../patterns/PointMenu/PointMenu.tsx';
import type { PersonActionsProps } from '../PlanDetail/PersonActions.tsx';

export interface PlanMenuProps extends PersonActionsProps {
  /** The person of the row. */
  person: DepartmentPerson;
  /** The position of the menu, in pixels from the top left corner of the window. */
  point: { left: number; top: number };
  /** Called when it closes. */
  onClose: () => void;
}

/** The context menu of the plan. A press on the head of a row offers the same actions. @requirement department-plan-15 */
export function PlanMenu({ person, point, access, onDetail, onInsertAbsence, onClose }: PlanMenuProps) {
  const { t } = useTranslation('department-plan');
  const run = { detail: onDetail, insertAbsence: onInsertAbsence };
  const entry = (id: keyof typeof run, words: string, icon: typeof TextSearch) =>
    access[id] === 'hidden'
      ? []
      : [
          {
            id,
            label: words,
            icon,
            ...(access[id] === 'disabled' && { isDisabled: true, description: t(`detail.refused.${id}`) }),
          },
        ];
  const items = [
    ...entry('detail', t('detail.name'), TextSearch),
    ...entry('insertAbsence', t('detail.insertAbsence'), CalendarPlus),
  ];
  return (
    <PointMenu
      label={t('detail.actions', { name: person.fullName })}
      items={items}
      point={point}
      onAction={(id) => {
        onClose();
        run[id as keyof typeof run]();
      }}
      onClose={onClose}
    />
  );
}
