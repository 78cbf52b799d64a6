import type { PersonPresence } from '@selfservice/api/presence/presence';
import { styled } from 'styled-components';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { DetailArticle } from '../../patterns/ListDetail/DetailArticle.ts';
import { presenceIcons } from '../../patterns/StateIcon/presenceIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import type { PresenceAccess } from './usePresenceItems.tsx';
import { usePresenceItems } from './usePresenceItems.tsx';

export interface PresenceDetailProps {
  /** Whose presence it is. */
  person: PersonPresence;
  /** What the user may know of others. */
  access: PresenceAccess;
}

/** Somebody's presence with all that the user may know: why, contacts, and the last pass. Specification 001 section 6. */
export function PresenceDetail({ person, access }: PresenceDetailProps) {
  const items = usePresenceItems(person, access);
  return (
    <Root>
      <header>
        <StateIcon look={presenceIcons[person.presence]} />
        <h2>{titlesAfter(person.fullName)}</h2>
      </header>
      {items.length > 0 && <DescriptionList items={items} />}
    </Root>
  );
}

const Root = styled(DetailArticle)`
  & > header {
    display: grid;
    gap: var(--space-1);
    font-size: var(--text-2);
  }
`;
