import type { PersonPresence } from '@selfservice/api/presence/presence';
import { presenceCounts } from '@selfservice/api/presence/presence';
import type { PresenceFilter } from '@selfservice/api/presence/presence-filter';
import { presenceFilters } from '@selfservice/api/presence/presence-filter';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { FilterMenu } from '../../patterns/FilterBar/FilterMenu.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import type { PresenceOrder } from './presenceOrder.ts';
import { presenceOrders } from './presenceOrder.ts';

export interface PresenceFilterBarProps {
  /** Whose presence is shown. */
  filter: PresenceFilter;
  /** Another one was chosen. */
  onFilterChange: (filter: PresenceFilter) => void;
  /** What is searched for. */
  search: string;
  /** Something was typed. */
  onSearchChange: (search: string) => void;
  /** What they are sorted by. */
  order: PresenceOrder;
  /** Another order was chosen. */
  onOrderChange: (order: PresenceOrder) => void;
  /** They can be sorted by their last pass, because it may be known. */
  knowsPasses: boolean;
  /** Who is shown; undefined while that is not known. */
  people: readonly PersonPresence[] | undefined;
}

const counted = ['present', 'absent', 'unknown'] as const;

/** Filter and search, and how many of those who are shown are there. Specification 001 section 4. */
export function PresenceFilterBar(props: PresenceFilterBarProps) {
  const { filter, onFilterChange, search, onSearchChange, people, order, onOrderChange } = props;
  const { t } = useTranslation('presence');
  const counts = people && presenceCounts(people);
  return (
    <FilterBar
      label={t('filter.label')}
      isFoldable={false}
      search={<SearchField label={t('filter.search')} value={search} onChange={onSearchChange} />}
      // The line keeps its place while they are counted.
      result={
        counts
          ? counted
              .filter((presence) => counts[presence] > 0)
              .map((presence) => t(`count.${presence}`, { count: counts[presence] }))
              .join(' · ')
          : '\u00a0'
      }
    >
      <FilterMenu
        label={t('filter.show')}
        value={filter}
        options={presenceFilters.map((id) => ({ id, label: t(`filter.${id}`) }))}
        onChange={onFilterChange}
      />
      <FilterMenu
        label={t('order.label')}
        value={order}
        options={presenceOrders
          .filter((one) => one !== 'lastPass' || props.knowsPasses)
          .map((id) => ({ id, label: t(`order.${id}`) }))}
        onChange={onOrderChange}
      />
    </FilterBar>
  );
}
