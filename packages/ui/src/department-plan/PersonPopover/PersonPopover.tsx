import type { DepartmentPerson } from '@selfservice/api/department-plan/department-plan';
import { useTranslation } from 'react-i18next';
import { useContactItems } from '../../patterns/Contacts/useContactItems.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { PersonActions } from '../PlanDetail/PersonActions.tsx';
import type { PersonActionsProps } from '../PlanDetail/PersonActions.tsx';
import { PlanPopover } from '../PlanDetail/PlanPopover.tsx';

export interface PersonPopoverProps extends PersonActionsProps {
  /** The person. */
  person: DepartmentPerson;
  /** The head of the person's row. */
  anchor: HTMLElement;
  /** Called when it closes. */
  onClose: () => void;
}

/** A person of the plan: name, contacts and actions. Specification 001 sections 3 and 6. */
export function PersonPopover({ person, anchor, onClose, ...actions }: PersonPopoverProps) {
  const { t } = useTranslation('department-plan');
  const { fullName, personalNumber, email, phone } = person;
  const { contacts, detail, insertAbsence } = actions.access;
  const hasActions = detail !== 'hidden' || insertAbsence !== 'hidden';
  const contactItems = useContactItems({ email, phones: phone === null ? [] : [phone] }, contacts);
  return (
    <PlanPopover
      title={fullName}
      anchor={anchor}
      actions={hasActions && <PersonActions {...actions} />}
      onClose={onClose}
    >
      <DescriptionList
        items={[{ term: t('detail.personalNumber'), details: personalNumber }, ...contactItems]}
      />
    </PlanPopover>
  );
}
