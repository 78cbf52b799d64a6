import type { PersonalCard } from '@selfservice/api/personal-card/personal-card';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { personName } from '../../patterns/person-name/personName.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export interface CardHeadProps {
  /** Undefined while loading. */
  card: PersonalCard | undefined;
}

/** The photo, or initials, beside the name. @requirement personal-card-2 */
export function CardHead({ card }: CardHeadProps) {
  const { t } = useTranslation('personal-card');
  if (!card)
    return (
      <Root>
        <Skeleton width={photoSize} height={photoSize} style={{ borderRadius: '50%' }} />
        <Name as="div">
          <Skeleton width="14ch" />
        </Name>
      </Root>
    );
  const name = personName(card) || t('unnamed');
  // Initials ignore the degrees.
  const plainName = `${card.givenName} ${card.surname}`;
  return (
    <Root>
      <Photo name={plainName} source={card.photo} isDecorative />
      <Name>{name}</Name>
    </Root>
  );
}

const photoSize = '112px';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
`;

const Photo = styled(Avatar)`
  &&& {
    width: ${photoSize};
    height: ${photoSize};
    font-size: var(--text-6);
    font-weight: var(--weight-light);
  }
`;

const Name = styled.h2`
  flex: 1 1 12rem;
  min-width: 0;
  font-size: var(--text-4);
  font-weight: var(--weight-light);
  line-height: var(--leading-tight);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;

  @media (width >= 640px) {
    font-size: var(--text-5);
  }
`;
