import type { DepartmentPerson } from '@selfservice/api/department-plan/department-plan';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import type { DescriptionItem } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { PersonActions } from '../PlanDetail/PersonActions.tsx';
import type { PersonActionsProps } from '../PlanDetail/PersonActions.tsx';
import { PlanPopover } from '../PlanDetail/PlanPopover.tsx';

export interface PersonPopoverProps extends PersonActionsProps {
  /** Who it is. */
  person: DepartmentPerson;
  /** The head of the person's row. */
  anchor: HTMLElement;
  /** It was closed. */
  onClose: () => void;
}

/** Who somebody in the plan is, how to reach them, and what can be done. Specification 001 sections 3 and 6. */
export function PersonPopover({ person, anchor, onClose, ...actions }: PersonPopoverProps) {
  const { t } = useTranslation('department-plan');
  const { fullName, personalNumber, email, phone } = person;
  const { contacts, detail, insertAbsence } = actions.access;
  const hasActions = detail !== 'hidden' || insertAbsence !== 'hidden';
  const contactItems: Record<typeof contacts, DescriptionItem[]> = {
    allowed: [
      { term: t('detail.email'), details: email && <Link href={`mailto:${email}`}>{email}</Link> },
      {
        term: t('detail.phone'),
        details: phone && <Link href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Link>,
      },
    ],
    disabled: [{ term: t('detail.contacts'), details: t('detail.refused.contacts') }],
    hidden: [],
  };
  return (
    <PlanPopover
      title={fullName}
      anchor={anchor}
      actions={hasActions && <PersonActions {...actions} />}
      onClose={onClose}
    >
      <DescriptionList
        items={[{ term: t('detail.personalNumber'), details: personalNumber }, ...contactItems[contacts]]}
      />
    </PlanPopover>
  );
}
