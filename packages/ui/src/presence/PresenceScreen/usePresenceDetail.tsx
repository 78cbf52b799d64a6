import type { PersonPresence } from '@selfservice/api/presence/presence';
import { permissionFor } from '@selfservice/api/session/permissions';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../environment/Environment.tsx';
import type { ListDetailContent } from '../../patterns/ListDetailScreen/ListDetailBody.tsx';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { PresencePane } from './PresencePane.tsx';

/** The options of `usePresenceDetail`. */
export interface PresenceDetailOptions {
  /** The loaded people; undefined while loading. */
  list: readonly PersonPresence[] | undefined;
  /** The reference of the person whose detail is shown; null for none. */
  openRef: string | null;
  /** Called with null when the user leaves the detail. */
  onOpen: (personRef: string | null) => void;
}

/** The presence of the selected person beside the list. */
export function usePresenceDetail({ list, openRef, onOpen }: PresenceDetailOptions): ListDetailContent {
  const { t } = useTranslation('presence');
  const permissions = usePermissions();
  const person = list?.find(({ personRef }) => personRef === openRef);
  return {
    selectedId: openRef,
    label: person ? t('label.person', { name: titlesAfter(person.fullName) }) : t('label.noOne'),
    content: (
      <PresencePane
        key={openRef}
        person={person}
        access={{
          contacts: permissionFor(permissions, 'presenceContacts'),
          details: permissionFor(permissions, 'presenceDetails'),
        }}
        isKnown={list !== undefined}
        onClose={() => onOpen(null)}
      />
    ),
    onClose: () => onOpen(null),
  };
}
