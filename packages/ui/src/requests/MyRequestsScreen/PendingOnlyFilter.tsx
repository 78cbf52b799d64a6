import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';

export interface PendingOnlyFilterProps {
  /** Whether only pending requests are listed. */
  isPendingOnly: boolean;
  /** Called when the user changes the filter. */
  onChange: (isPendingOnly: boolean) => void;
  /** The number of listed requests; undefined while they load. */
  count: number | undefined;
}

/** The filter bar of the user's own requests, with one switch. */
export function PendingOnlyFilter({ isPendingOnly, onChange, count }: PendingOnlyFilterProps) {
  const { t } = useTranslation('requests');
  return (
    <FilterBar
      label={t('list.filters')}
      activeCount={isPendingOnly ? 0 : 1}
      result={count === undefined ? undefined : t('list.count', { count })}
      showLabel={count === undefined ? undefined : t('list.show', { count })}
    >
      <Switch isSelected={isPendingOnly} onChange={onChange}>
        {t('list.pendingOnly')}
      </Switch>
    </FilterBar>
  );
}
