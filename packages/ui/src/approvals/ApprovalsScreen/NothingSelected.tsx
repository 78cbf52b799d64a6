import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';

export interface NothingSelectedProps {
  /** The person decides about such requests: keys are of use. */
  canDecide: boolean;
}

/** Stands in the place of the detail while no request is selected. */
export function NothingSelected({ canDecide }: NothingSelectedProps) {
  const { t } = useTranslation('approvals');
  return (
    <EmptyState icon={Inbox} title={t('detail.none')}>
      {canDecide && t('detail.hint')}
    </EmptyState>
  );
}
