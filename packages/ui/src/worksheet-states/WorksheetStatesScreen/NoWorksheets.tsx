import type { WorksheetStateFilter } from '@selfservice/api/worksheet-states/worksheet-state-filter';
import { FileCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TooManyPeopleProps } from '../../centres/TooManyPeople/TooManyPeople.tsx';
import { TooManyPeople } from '../../centres/TooManyPeople/TooManyPeople.tsx';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface NoWorksheetsProps extends Omit<TooManyPeopleProps, 'maxPeopleCount'> {
  /** So many people may be listed, where the centre has more; null otherwise. */
  maxPeopleCount: number | null;
  /** Which worksheets were asked for. */
  filter: WorksheetStateFilter;
  /** What was searched for among some; empty: there are none. */
  search: string;
  /** Those of every state are to be shown. */
  onShowAll: () => void;
  /** The search is to be taken back. */
  onClearSearch: () => void;
}

/** Stands in the place of the list where nothing is in it. */
export function NoWorksheets(props: NoWorksheetsProps) {
  const { maxPeopleCount, filter, search, onShowAll, onClearSearch, ...centre } = props;
  const { t } = useTranslation('worksheet-states');
  if (maxPeopleCount !== null) return <TooManyPeople {...centre} maxPeopleCount={maxPeopleCount} />;
  if (search)
    return (
      <EmptyState
        icon={FileCheck}
        title={t('empty.search', { text: search })}
        action={<Button onPress={onClearSearch}>{t('empty.clearSearch')}</Button>}
      />
    );
  const isAll = filter === 'all';
  return (
    <EmptyState
      icon={FileCheck}
      title={t(isAll || filter === 'unsigned' ? `empty.${filter}` : 'empty.oneState')}
      action={!isAll && <Button onPress={onShowAll}>{t('empty.showAll')}</Button>}
    >
      <p>{t('empty.advice')}</p>
    </EmptyState>
  );
}
