import type { PersonPresence } from '@selfservice/api/presence/presence';
import { permissionFor } from '@selfservice/api/session/permissions';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../environment/Environment.tsx';
import type { ListDetailContent } from '../../patterns/ListDetailScreen/ListDetailBody.tsx';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { PresencePane } from './PresencePane.tsx';

/** What `usePresenceDetail` works with. */
export interface PresenceDetailOptions {
  /** Everybody who can be selected; undefined while that is not known. */
  list: readonly PersonPresence[] | undefined;
  /** Reference of the person whose detail is shown; null for nobody. */
  openRef: string | null;
  /** A detail is to be shown; null: back to the list. */
  onOpen: (personRef: string | null) => void;
}

/** The presence of the selected person beside the list. */
export function usePresenceDetail({ list, openRef, onOpen }: PresenceDetailOptions): ListDetailContent {
  const { t } = useTranslation('presence');
  const permissions = usePermissions();
  const person = list?.find(({ personRef }) => personRef === openRef);
  return {
    selectedId: openRef,
    label: person ? t('label.person', { name: titlesAfter(person.fullName) }) : t('label.nobody'),
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
