import type { PersonPresence } from '@selfservice/api/presence/presence';
import { presenceCounts } from '@selfservice/api/presence/presence';
import type { PresenceFilter } from '@selfservice/api/presence/presence-filter';
import { presenceFilters } from '@selfservice/api/presence/presence-filter';
import { useTranslation } from 'react-i18next';
import { FilterMenu } from '../../patterns/FilterBar/FilterMenu.tsx';
import { SearchFilterBar } from '../../patterns/FilterBar/SearchFilterBar.tsx';
import type { FoundItems } from '../../patterns/FilterBar/useFoundItems.ts';
import type { PresenceOrder } from './presenceRules.ts';
import { presenceOrders } from './presenceRules.ts';

export interface PresenceFilterBarProps {
  /** The presence that is shown. */
  filter: PresenceFilter;
  /** Called when the user chooses another filter. */
  onFilterChange: (filter: PresenceFilter) => void;
  /** The search and the order of the people. */
  list: FoundItems<PersonPresence, PresenceOrder>;
  /** Whether people can be sorted by their last pass, which not every user may see. */
  knowsPasses: boolean;
  /** The people to count; undefined while loading. */
  people: readonly PersonPresence[] | undefined;
}

const counted = ['present', 'absent', 'unknown'] as const;

/**
 * Filter, search, sort order and the counts of the shown people.
 * @requirement presence-3, presence-5, presence-6
 */
export function PresenceFilterBar(props: PresenceFilterBarProps) {
  const { filter, onFilterChange, list, knowsPasses, people } = props;
  const { t } = useTranslation('presence');
  const counts = people && presenceCounts(people);
  return (
    <SearchFilterBar
      label={t('filter.label')}
      searchLabel={t('filter.search')}
      search={list.search}
      onSearchChange={list.onSearchChange}
      result={
        counts &&
        counted
          .filter((presence) => counts[presence] > 0)
          .map((presence) => t(`count.${presence}`, { count: counts[presence] }))
          .join(' · ')
      }
      isCounting={!counts}
    >
      <FilterMenu
        label={t('filter.show')}
        value={filter}
        options={presenceFilters.map((id) => ({ id, label: t(`filter.${id}`) }))}
        onChange={onFilterChange}
      />
      <FilterMenu
        label={t('order.label')}
        value={list.order}
        options={presenceOrders
          .filter((one) => one !== 'lastPass' || knowsPasses)
          .map((id) => ({ id, label: t(`order.${id}`) }))}
        onChange={list.onOrderChange}
      />
    </SearchFilterBar>
  );
}
