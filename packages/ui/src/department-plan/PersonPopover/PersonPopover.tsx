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
  /** The head of the person's row, beside which the popover opens. */
  anchor: HTMLElement;
  /** Called when it closes. */
  onClose: () => void;
}

/** The name, contacts and actions of a person. @requirement department-plan-18, department-plan-33 */
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
