import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { FilterMenu } from '../../patterns/FilterBar/FilterMenu.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import type { OvertimeOrder } from './overtimeOrder.ts';
import { overtimeOrders } from './overtimeOrder.ts';

export interface OvertimeFilterBarProps {
  /** What is searched for in accounts and notes. */
  search: string;
  /** Something was typed. */
  onSearchChange: (search: string) => void;
  /** What the overtime is sorted by. */
  order: OvertimeOrder;
  /** Another order was chosen. */
  onOrderChange: (order: OvertimeOrder) => void;
}

/** Search and order of overtime. */
export function OvertimeFilterBar({ search, onSearchChange, order, onOrderChange }: OvertimeFilterBarProps) {
  const { t } = useTranslation('overtime');
  return (
    <FilterBar
      label={t('filter.label')}
      isFoldable={false}
      search={<SearchField label={t('filter.search')} value={search} onChange={onSearchChange} />}
    >
      <FilterMenu
        label={t('order.label')}
        value={order}
        options={overtimeOrders.map((id) => ({ id, label: t(`order.${id}`) }))}
        onChange={onOrderChange}
      />
    </FilterBar>
  );
}
