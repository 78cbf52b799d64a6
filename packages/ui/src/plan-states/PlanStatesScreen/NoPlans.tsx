import { FileCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TooManyPeopleProps } from '../../centres/TooManyPeople/TooManyPeople.tsx';
import { TooManyPeople } from '../../centres/TooManyPeople/TooManyPeople.tsx';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface NoPlansProps extends Omit<TooManyPeopleProps, 'maxPeopleCount'> {
  /** So many people may be listed, where the centre has more; null otherwise. */
  maxPeopleCount: number | null;
  /** What was searched for among some; empty: there are none. */
  search: string;
  /** The search is to be taken back. */
  onClearSearch: () => void;
}

/** Stands in the place of the list where nothing is in it. */
export function NoPlans({ maxPeopleCount, search, onClearSearch, ...centre }: NoPlansProps) {
  const { t } = useTranslation('plan-states');
  if (maxPeopleCount !== null) return <TooManyPeople {...centre} maxPeopleCount={maxPeopleCount} />;
  if (search)
    return (
      <EmptyState
        icon={FileCheck}
        title={t('empty.search', { text: search })}
        action={<Button onPress={onClearSearch}>{t('empty.clearSearch')}</Button>}
      />
    );
  return (
    <EmptyState icon={FileCheck} title={t('empty.oneState')}>
      <p>{t('empty.advice')}</p>
    </EmptyState>
  );
}
