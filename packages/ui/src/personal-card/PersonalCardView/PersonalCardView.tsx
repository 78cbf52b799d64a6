import type { PersonalCard } from '@selfservice/api/personal-card/personal-card';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DescriptionItem } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { CardHead } from './CardHead.tsx';
import { cardSections, useCardItems } from './useCardItems.ts';
import type { CardSection } from './useCardItems.ts';

export interface PersonalCardViewProps {
  /** Undefined while loading. */
  card: PersonalCard | undefined;
}

/**
 * Photo, name and all other fields of a person; an empty field shows a dash.
 * @requirement personal-card-1, personal-card-5
 */
export function PersonalCardView({ card }: PersonalCardViewProps) {
  const items = useCardItems(card);
  return (
    <Root aria-busy={!card}>
      <CardHead card={card} />
      <Sections>
        {cardSections.map((section) => (
          <Section key={section} section={section} items={items[section]} />
        ))}
      </Sections>
    </Root>
  );
}

interface SectionProps {
  section: CardSection;
  items: readonly DescriptionItem[];
}

function Section({ section, items }: SectionProps) {
  const { t } = useTranslation('personal-card');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} data-section={section}>
      <h2 id={headingId}>{t(`sections.${section}`)}</h2>
      <DescriptionList items={items} />
    </section>
  );
}

const Root = styled.article`
  display: grid;
  gap: var(--space-6);
  min-width: 0;
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-10);

  h2 {
    padding-bottom: var(--space-2);
    border-bottom: 1px solid var(--color-border);
    font-size: var(--text-3);
    font-weight: var(--weight-medium);
  }

  @media (width >= 768px) {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));

    [data-section='employment'] {
      grid-row: span 2;
    }
  }
`;
