import type { PersonPresence } from '@selfservice/api/presence/presence';
import { UserRoundSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ListSkeleton } from '../../primitives/List/ListSkeleton.tsx';
import { PresenceDetail } from '../PresenceDetail/PresenceDetail.tsx';
import type { PresenceAccess } from '../PresenceDetail/usePresenceItems.tsx';

export interface PresencePaneProps {
  /** The person of the detail; undefined where the list does not have them. */
  person: PersonPresence | undefined;
  /** What the user may know of others. */
  access: PresenceAccess;
  /** Whether the list is known. */
  isKnown: boolean;
  /** Called when the user returns to the list. */
  onClose: () => void;
}

/** The detail of the selected person: known, loading, or not in the list. */
export function PresencePane({ person, access, isKnown, onClose }: PresencePaneProps) {
  const { t } = useTranslation(['presence', 'primitives']);
  if (person) return <PresenceDetail person={person} access={access} />;
  if (!isKnown) return <ListSkeleton count={3} words={t('primitives:loading')} />;
  return (
    <EmptyState
      icon={UserRoundSearch}
      title={t('presence:detail.missing')}
      action={<Button onPress={onClose}>{t('presence:detail.toList')}</Button>}
    >
      {t('presence:detail.missingMore')}
    </EmptyState>
  );
}
