import type { EntryName } from '../../areas/areas.ts';
import type { WaitingItem } from '../../areas/visibleAreas.ts';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GroupHeading } from '../../primitives/List/GroupHeading.tsx';
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

/** Pending work under a heading, each with its count as a figure; renders nothing if there is none. */
export function WaitingGroup({ title, items, expected, hrefFor }: WaitingGroupProps) {
  const { t } = useTranslation('dashboard');
  const headingId = useId();
  if (items?.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <GroupHeading id={headingId}>{title}</GroupHeading>
      <List aria-busy={!items}>
        {items?.map(({ area, of, count }) => (
          <li key={of}>
            <Item href={hrefFor(area)}>
              <Count>{count}</Count> <span>{t(`waiting.${of}`, { count })}</span>
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

const List = styled.ul`
  & > li {
    display: grid;
    align-items: center;
    min-height: 49px;
    margin-inline: var(--list-bleed);
    padding-inline: var(--row-inset);
    border-bottom: 1px solid var(--color-border);
  }
`;

/* A column of figures with a common right edge, up to three digits. */
const Count = styled.span`
  flex: none;
  min-width: 2.2ch;
  font-size: var(--text-4);
  font-weight: var(--weight-light);
  font-variant-numeric: tabular-nums;
  line-height: 1;
  text-align: right;
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  align-self: stretch;
  gap: var(--space-3);
  color: var(--color-text);
  text-decoration: none;
  cursor: pointer;

  & > svg {
    flex: none;
    margin-inline-start: auto;
    color: var(--color-accent);
  }

  &[data-hovered] {
    color: var(--color-accent);
  }
`;
