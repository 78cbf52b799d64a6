import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface TooManyPeopleProps {
  /** The centre's name. */
  centreName: string;
  /** So many people may be listed at once. */
  maxPeopleCount: number;
  /** Another centre is to be chosen. */
  onChooseCentre: () => void;
}

/** Stands in the place of the people of a centre that has too many of them, and leads out. Specification 001 section 8. */
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
