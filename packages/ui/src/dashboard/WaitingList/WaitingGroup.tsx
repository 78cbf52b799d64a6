import type { EntryName } from '../../areas/areas.ts';
import type { WaitingItem } from '../../areas/visibleAreas.ts';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export interface WaitingGroupProps {
  /** The heading of the group. */
  title: string;
  /** Pending work; undefined while loading. */
  items: readonly WaitingItem[] | undefined;
  /** The number of placeholder rows while loading. */
  expected: number;
  /** Returns the address of an area. */
  hrefFor: (area: EntryName) => string;
}

/** Pending work under a heading; renders nothing if there is none. */
export function WaitingGroup({ title, items, expected, hrefFor }: WaitingGroupProps) {
  const { t } = useTranslation('dashboard');
  const headingId = useId();
  if (items?.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      <List aria-busy={!items}>
        {items?.map(({ area, of, count }) => (
          <li key={of}>
            <Item href={hrefFor(area)}>
              <span>{t(`waiting.${of}`, { count })}</span>
              <Icon of={ArrowRight} size={16} />
            </Item>
          </li>
        )) ??
          Array.from({ length: expected }, (_, row) => (
            <li key={row}>
              <Skeleton width="55%" />
            </li>
          ))}
      </List>
    </section>
  );
}

const Heading = styled.h2`
  padding-bottom: var(--space-2);
  border-bottom: 1px solid var(--color-border);
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-weight: var(--weight-medium);
`;

const List = styled.ul`
  & > li {
    display: grid;
    align-items: center;
    min-height: 49px;
    border-bottom: 1px solid var(--color-border);
  }
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  align-self: stretch;
  justify-content: space-between;
  gap: var(--space-3);
  color: var(--color-text);
  text-decoration: none;
  cursor: pointer;

  & > svg {
    color: var(--color-accent);
  }

  &[data-hovered] {
    color: var(--color-accent);
  }
`;
