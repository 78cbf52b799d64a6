import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface NobodyInCentreProps {
  /** The centre's name. */
  centreName: string;
  /** Another centre is to be chosen. */
  onChooseCentre: () => void;
}

/** Stands where the people of a centre would be: it has none, and another one may have some. */
export function NobodyInCentre({ centreName, onChooseCentre }: NobodyInCentreProps) {
  const { t } = useTranslation('centres');
  return (
    <EmptyState
      icon={Users}
      title={t('nobody.title', { centre: centreName })}
      action={<Button onPress={onChooseCentre}>{t('chooseAnother')}</Button>}
    >
      <p>{t('nobody.advice')}</p>
    </EmptyState>
  );
}
