import type { PresenceFilter } from '@selfservice/api/department-plan/coverage';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface NobodyFoundProps {
  /** The filter. */
  presence: PresenceFilter;
  /** The text of the search; empty for none. */
  search: string;
  /** Whether plans are missing. */
  isPartial: boolean;
  /** The number of people whose plans are known. */
  readCount: number;
  /** Called when the user wants to see everyone. */
  onClear: () => void;
}

/** Shown where search and filter leave no one. It says nothing about plans that are not known. */
export function NobodyFound({ presence, search, isPartial, readCount, onClear }: NobodyFoundProps) {
  const { t } = useTranslation('department-plan');
  const nobody = () => {
    if (presence === 'everybody') return t('search.nothing', { text: search });
    // The text is about the people shown alone: the plans of others may not be known.
    if (search !== '') return t('presence.noneFound', { text: search });
    if (isPartial) return t(`presence.nobodyRead.${presence}`, { count: readCount });
    return t(`presence.nobody.${presence}`);
  };
  return (
    <EmptyState
      icon={Users}
      title={nobody()}
      action={<Button onPress={onClear}>{t('search.clear')}</Button>}
    />
  );
}
