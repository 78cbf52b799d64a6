import type { PersonPresence } from '@selfservice/api/presence/presence';
import { UserRoundSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ListSkeleton } from '../../primitives/List/ListSkeleton.tsx';
import { PresenceDetail } from '../PresenceDetail/PresenceDetail.tsx';
import type { PresenceAccess } from '../PresenceDetail/usePresenceItems.tsx';

export interface PresencePaneProps {
  /** The open person; undefined if they are not in the list. */
  person: PersonPresence | undefined;
  /** The user's permissions for other people's data. */
  access: PresenceAccess;
  /** Whether the list is loaded. */
  isKnown: boolean;
  /** Called when the user returns to the list. */
  onClose: () => void;
}

/** The detail of the open person: loaded, loading, or not in the list. @requirement presence-9 */
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
