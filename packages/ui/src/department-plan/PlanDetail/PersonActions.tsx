import type { PlanAccess } from '@selfservice/api/department-plan/plan-access';
import { CalendarPlus, TextSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/Button/Button.tsx';

export interface PersonActionsProps {
  /** The permissions of the user. */
  access: PlanAccess;
  /** Called when the user opens the plan of the person in words. */
  onDetail: () => void;
  /** Called when the user inserts an absence for the person. */
  onInsertAbsence: () => void;
}

/**
 * The actions for the plan of a person. A disabled action has its reason.
 *
 * @requirement department-plan-34, department-plan-35
 */
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
