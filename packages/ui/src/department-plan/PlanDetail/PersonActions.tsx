import { CalendarPlus, TextSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/Button/Button.tsx';
import type { PlanAccess } from './planAccess.ts';

export interface PersonActionsProps {
  /** What the user may do. */
  access: PlanAccess;
  /** The plan of the person is wanted in words. */
  onDetail: () => void;
  /** An absence is to be inserted for the person. */
  onInsertAbsence: () => void;
}

/** What can be done with the plan of a person; what is not allowed says so. */
export function PersonActions({ access, onDetail, onInsertAbsence }: PersonActionsProps) {
  const { t } = useTranslation('department-plan');
  const reasonOf = (action: 'detail' | 'insertAbsence') =>
    access[action] === 'disabled' ? t(`detail.refused.${action}`) : undefined;
  return (
    <>
      {access.detail !== 'hidden' && (
        <Button icon={TextSearch} disabledReason={reasonOf('detail')} onPress={onDetail}>
          {t('detail.name')}
        </Button>
      )}
      {access.insertAbsence !== 'hidden' && (
        <Button icon={CalendarPlus} disabledReason={reasonOf('insertAbsence')} onPress={onInsertAbsence}>
          {t('detail.insertAbsence')}
        </Button>
      )}
    </>
  );
}
