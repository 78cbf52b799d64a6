import type { PresenceFilter } from '@selfservice/api/presence/presence-filter';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NobodyInCentreProps } from '../../centres/NobodyInCentre/NobodyInCentre.tsx';
import { NobodyInCentre } from '../../centres/NobodyInCentre/NobodyInCentre.tsx';
import type { TooManyPeopleProps } from '../../centres/TooManyPeople/TooManyPeople.tsx';
import { TooManyPeople } from '../../centres/TooManyPeople/TooManyPeople.tsx';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface NobodyShownProps extends NobodyInCentreProps {
  /** The centre has more people than may be shown; null otherwise. */
  tooMany: Pick<TooManyPeopleProps, 'maxPeopleCount'> | null;
  /** What was searched for; empty for nothing. */
  search: string;
  /** Personal numbers are searched too. */
  isNumberSearched: boolean;
  /** The search is to be taken back. */
  onClearSearch: () => void;
  /** Whose presence is shown. */
  filter: PresenceFilter;
  /** Everybody is to be shown again. */
  onShowAll: () => void;
}

/** Stands where people would be: there are too many, the search or the filter leaves nobody, or nobody is there. */
export function NobodyShown(props: NobodyShownProps) {
  const { tooMany, search, isNumberSearched, onClearSearch, filter, onShowAll, ...centre } = props;
  const { t } = useTranslation('presence');
  if (tooMany) return <TooManyPeople {...centre} maxPeopleCount={tooMany.maxPeopleCount} />;
  const text = search.trim();
  if (text !== '')
    return (
      <EmptyState
        icon={Users}
        title={t(isNumberSearched ? 'nothing.foundByNumber' : 'nothing.found', { text })}
        action={<Button onPress={onClearSearch}>{t('nothing.showAll')}</Button>}
      />
    );
  if (filter === 'all') return <NobodyInCentre {...centre} />;
  return (
    <EmptyState
      icon={Users}
      title={t(`nothing.${filter}`)}
      action={<Button onPress={onShowAll}>{t('nothing.showAll')}</Button>}
    />
  );
}
