import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface TooManyPeopleProps {
  /** The centre's name. */
  centreName: string;
  /** The maximum number of people of a list. */
  maxPeopleCount: number;
  /** Called when the user wants to choose another centre. */
  onChooseCentre: () => void;
}

/**
 * Shown instead of the people of a centre that has too many, with a button to choose another one.
 * @requirement centres-24
 */
export function TooManyPeople({ centreName, maxPeopleCount, onChooseCentre }: TooManyPeopleProps) {
  const { t } = useTranslation('centres');
  return (
    <EmptyState
      icon={UsersRound}
      role="status"
      title={t('tooMany.title', { centre: centreName, max: maxPeopleCount })}
      action={
        <Button kind="primary" onPress={onChooseCentre}>
          {t('chooseAnother')}
        </Button>
      }
    >
      <p>{t('tooMany.advice')}</p>
    </EmptyState>
  );
}
