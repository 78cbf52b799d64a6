import { TimerReset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface NoOvertimeProps {
  /** What was searched for without success; empty where there is no overtime at all. */
  search: string;
  /** The search is to be taken back. */
  onClearSearch: () => void;
}

/** Stands in the place of overtime: there is none, or the search finds none. */
export function NoOvertime({ search, onClearSearch }: NoOvertimeProps) {
  const { t } = useTranslation('overtime');
  if (search === '')
    return (
      <EmptyState icon={TimerReset} title={t('empty.title')}>
        {t('empty.more')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={TimerReset}
      title={t('empty.found', { text: search })}
      action={<Button onPress={onClearSearch}>{t('empty.showAll')}</Button>}
    />
  );
}
