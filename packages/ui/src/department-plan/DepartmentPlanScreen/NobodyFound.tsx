import type { PresenceFilter } from '@selfservice/api/department-plan/coverage';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface NobodyFoundProps {
  /** Which people were to be shown. */
  presence: PresenceFilter;
  /** What was searched for; empty for nothing. */
  search: string;
  /** Plans are missing. */
  isPartial: boolean;
  /** So many people's plans have been read. */
  readCount: number;
  /** Everybody is to be shown. */
  onClear: () => void;
}

/** Stands where search and filter leave nobody. Of plans that have not been read nothing is concluded. */
export function NobodyFound({ presence, search, isPartial, readCount, onClear }: NobodyFoundProps) {
  const { t } = useTranslation('department-plan');
  const nobody = () => {
    if (presence === 'everybody') return t('search.nothing', { text: search });
    // What is shown is all that is said of: others may not have been read.
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
