import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';

export interface PendingOnlyFilterProps {
  /** Those that have been decided are left out. */
  isPendingOnly: boolean;
  /** The filter was changed. */
  onChange: (isPendingOnly: boolean) => void;
  /** How many requests it leaves; undefined while that is not known. */
  count: number | undefined;
}

/** The one filter of a person's own requests. */
export function PendingOnlyFilter({ isPendingOnly, onChange, count }: PendingOnlyFilterProps) {
  const { t } = useTranslation('requests');
  return (
    <FilterBar
      label={t('list.filters')}
      isFoldable={false}
      result={count !== undefined && t('list.count', { count })}
    >
      <Switch isSelected={isPendingOnly} onChange={onChange}>
        {t('list.pendingOnly')}
      </Switch>
    </FilterBar>
  );
}
