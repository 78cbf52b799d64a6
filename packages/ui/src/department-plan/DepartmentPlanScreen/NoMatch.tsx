import type { PresenceFilter } from '@selfservice/api/department-plan/coverage';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface NoMatchProps {
  /** The filter of people. */
  presence: PresenceFilter;
  /** The text of the search; empty for none. */
  search: string;
  /** Whether plans are missing. */
  isPartial: boolean;
  /** The number of people whose plans are loaded. */
  readCount: number;
  /** Called when the user wants to see everyone. */
  onClear: () => void;
}

/** Shown when no one matches search and filter. It makes no claim about missing plans. @requirement department-plan-27 */
export function NoMatch({ presence, search, isPartial, readCount, onClear }: NoMatchProps) {
  const { t } = useTranslation('department-plan');
  const titleText = () => {
    if (presence === 'everybody') return t('search.nothing', { text: search });
    // The text is only about people that the filter shows, because plans of others may be missing.
    if (search !== '') return t('presence.noneFound', { text: search });
    if (isPartial) return t(`presence.noOneLoaded.${presence}`, { count: readCount });
    return t(`presence.noOne.${presence}`);
  };
  return (
    <EmptyState
      icon={Users}
      title={titleText()}
      action={<Button onPress={onClear}>{t('search.clear')}</Button>}
    />
  );
}
