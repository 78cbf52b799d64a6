import type { PersonPresence } from '@selfservice/api/presence/presence';
import type { PresenceView } from '@selfservice/api/presence/presence-filter';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { FilterMenu } from '../../patterns/FilterBar/FilterMenu.tsx';
import type { FoundItems } from '../../patterns/FilterBar/useFoundItems.ts';
import type { PresenceOrder } from './presenceRules.ts';
import { presenceOrders } from './presenceRules.ts';

export interface PresenceFilterBarProps {
  /** The people who are shown. */
  view: PresenceView;
  /** Called when the user chooses other people. */
  onViewChange: (view: PresenceView) => void;
  /** Whether missing people are no longer counted as absent, so that there is a filter for both. */
  canKnowMissing: boolean;
  /** The search and the order of the people. */
  list: FoundItems<PersonPresence, PresenceOrder>;
  /** Whether people can be sorted by their last pass, which not every user may see. */
  knowsPasses: boolean;
  /** The people to count; undefined while loading. */
  people: readonly PersonPresence[] | undefined;
  /** The refresh and the export of the people. */
  exports: ReactNode;
}

/** The filters that have no number above the list. */
const others = ['absent', 'inconsistent', 'withShift'] as const;

/**
 * Search, sort order, and the filters without a number above the list.
 * @requirement presence-3, presence-5
 */
export function PresenceFilterBar(props: PresenceFilterBarProps) {
  const { view, onViewChange, canKnowMissing, list, knowsPasses, people, exports } = props;
  const { t } = useTranslation('presence');
  const other = others.find((id) => id === view) ?? 'none';
  return (
    <FilterBar
      label={t('filter.label')}
      search={{ label: t('filter.search'), value: list.search, onChange: list.onSearchChange }}
      activeCount={[other !== 'none', list.order !== 'name'].filter(Boolean).length}
      result={
        people &&
        t(list.counts && people.length < list.counts.count ? 'found' : 'shown', {
          count: list.counts?.count ?? people.length,
          found: people.length,
        })
      }
      showLabel={people && t('show', { count: people.length })}
      exports={exports}
    >
      <FilterMenu
        label={t('filter.other')}
        value={other}
        options={(['none', ...others] as const)
          .filter((id) => id !== 'absent' || canKnowMissing || view === 'absent')
          .map((id) => ({ id, label: t(`filter.${id}`) }))}
        onChange={(id) => onViewChange(id === 'none' ? 'all' : id)}
      />
      <FilterMenu
        label={t('order.label')}
        value={list.order}
        options={presenceOrders
          .filter((one) => one !== 'lastPass' || knowsPasses)
          .map((id) => ({ id, label: t(`order.${id}`) }))}
        onChange={list.onOrderChange}
      />
    </FilterBar>
  );
}
