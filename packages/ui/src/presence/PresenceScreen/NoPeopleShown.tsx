import type { PresenceView } from '@selfservice/api/presence/presence-filter';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyCentre } from '../../centres/EmptyCentre/EmptyCentre.tsx';
import { TooManyPeople } from '../../centres/TooManyPeople/TooManyPeople.tsx';
import { EmptyList } from '../../patterns/EmptyState/EmptyList.tsx';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface NoPeopleShownProps {
  /** The limit if the centre has more people; otherwise null. */
  maxPeopleCount: number | null;
  /** The name of the centre. */
  centreName: string;
  /** Called when the user wants to choose another centre. */
  onChooseCentre: () => void;
  /** The typed search text; may be empty. */
  search: string;
  /** Whether personal numbers are searched too. */
  isNumberSearched: boolean;
  /** Called when the user clears the search. */
  onClearSearch: () => void;
  /** The people who are shown; `missingUnknown` if it is not known who is missing. */
  view: PresenceView | 'missingUnknown';
  /** Called when the user wants to see everyone again. */
  onShowAll: () => void;
}

/**
 * Shown instead of the list: too many people, none found by search or filter, or none in the centre.
 * @requirement presence-12, presence-25
 */
export function NoPeopleShown(props: NoPeopleShownProps) {
  const { maxPeopleCount, centreName, onChooseCentre, search, isNumberSearched, onClearSearch } = props;
  const { view, onShowAll } = props;
  const { t } = useTranslation('presence');
  if (maxPeopleCount !== null)
    return (
      <TooManyPeople
        centreName={centreName}
        maxPeopleCount={maxPeopleCount}
        onChooseCentre={onChooseCentre}
      />
    );
  const text = search.trim();
  return (
    <EmptyList
      icon={Users}
      search={text}
      searchTitle={t(isNumberSearched ? 'nothing.foundByNumber' : 'nothing.found', { text })}
      clearLabel={t('nothing.showAll')}
      onClear={onClearSearch}
    >
      {view === 'all' ? (
        <EmptyCentre centreName={centreName} onChooseCentre={onChooseCentre} />
      ) : (
        <EmptyState
          icon={Users}
          title={t(`nothing.${view}`)}
          action={<Button onPress={onShowAll}>{t('nothing.showAll')}</Button>}
        />
      )}
    </EmptyList>
  );
}
