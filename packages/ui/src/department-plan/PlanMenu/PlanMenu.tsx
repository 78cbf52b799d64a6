import type { DepartmentPerson } from '@selfservice/api/department-plan/department-plan';
import { CalendarPlus, TextSearch } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { MenuList } from '../../primitives/Menu/MenuList.tsx';
import { MenuSurface } from '../../primitives/Menu/MenuSurface.tsx';
import type { PersonActionsProps } from '../PlanDetail/PersonActions.tsx';

export interface PlanMenuProps extends PersonActionsProps {
  /** The person whose plan it is about. */
  person: DepartmentPerson;
  /** Where it opens, in pixels from the corner of the window. */
  point: { left: number; top: number };
  /** Called when it closes. */
  onClose: () => void;
}

/** The context menu of the plan. A press on the head of a row offers the same. Specification 001 section 2. */
export function PlanMenu({ person, point, access, onDetail, onInsertAbsence, onClose }: PlanMenuProps) {
  const { t } = useTranslation('department-plan');
  const place = useRef<HTMLSpanElement>(null);
  const label = t('detail.actions', { name: person.fullName });
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
    <>
      <Place ref={place} aria-hidden="true" style={point} />
      <MenuSurface
        isOpen
        triggerRef={place}
        aria-label={label}
        placement="bottom start"
        offset={0}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <MenuList
          autoFocus="first"
          label={label}
          sections={[{ label, items }]}
          onAction={(id) => {
            onClose();
            run[id as keyof typeof run]();
          }}
        />
      </MenuSurface>
    </>
  );
}

const Place = styled.span`
  position: fixed;
  width: 1px;
  height: 1px;
  pointer-events: none;
`;
