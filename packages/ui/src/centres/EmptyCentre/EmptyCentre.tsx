import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface EmptyCentreProps {
  /** The name of the centre. */
  centreName: string;
  /** Called when the user wants to choose another centre. */
  onChooseCentre: () => void;
}

/** Shown instead of the people of an empty centre, with a button to choose another one. @requirement centres-12 */
export function EmptyCentre({ centreName, onChooseCentre }: EmptyCentreProps) {
  const { t } = useTranslation('centres');
  return (
    <EmptyState
      icon={Users}
      title={t('noOne.title', { centre: centreName })}
      action={<Button onPress={onChooseCentre}>{t('chooseAnother')}</Button>}
    >
      <p>{t('noOne.advice')}</p>
    </EmptyState>
  );
}
