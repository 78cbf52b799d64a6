import type { PersonPresence } from '@selfservice/api/presence/presence';
import { reasonText } from '@selfservice/api/presence/presence';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { List } from '../../primitives/List/List.tsx';
import { oncePerItem } from '../../primitives/List/oncePerItem.ts';
import { PresenceSection } from './PresenceColumns.ts';
import { PresenceRow } from './PresenceRow.tsx';
import { usePassMoment } from './usePassMoment.ts';

export interface PresenceListProps {
  /** Whose presence is listed, in order; at least one. */
  people: readonly PersonPresence[];
  /** Reference of the person whose detail is shown; null for nobody. */
  openRef: string | null;
  /** A detail is to be shown. */
  onOpen: (personRef: string) => void;
}

/** Who is there and who is not, one below the other. */
export function PresenceList({ people, openRef, onOpen }: PresenceListProps) {
  const { t } = useTranslation(['presence', 'patterns']);
  const passMoment = usePassMoment();
  const labelOf = useMemo(
    () =>
      oncePerItem((person: PersonPresence) =>
        [
          titlesAfter(person.fullName),
          t(`patterns:state.presence.${person.presence}`),
          reasonText(person),
          passMoment(person).replaceAll('\u00a0', ' '),
        ]
          .filter(Boolean)
          .join(', '),
      ),
    [t, passMoment],
  );
  return (
    <PresenceSection>
      <List
        label={t('presence:list')}
        items={people.map((person) => ({
          id: person.personRef,
          label: labelOf(person),
          person,
          isOpen: person.personRef === openRef,
        }))}
        renderItem={({ person, isOpen }) => <PresenceRow person={person} isOpen={isOpen} />}
        onAction={onOpen}
      />
    </PresenceSection>
  );
}
