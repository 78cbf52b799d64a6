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
  /** The person whose presence is shown. */
  person: PersonPresence;
  /** The user's permissions for other people's data. */
  access: PresenceAccess;
}

/**
 * The presence of a person, with all fields that the user may see.
 * @requirement presence-7, presence-16, presence-17
 */
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
