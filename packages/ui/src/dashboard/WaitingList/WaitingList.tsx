import type { AreaName, WaitingItem } from '@selfservice/api/dashboard/areas';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

/** Props of `WaitingList`. */
export interface WaitingListProps {
  /** What waits; undefined while it loads. */
  items: readonly WaitingItem[] | undefined;
  /** Where an area lives. */
  hrefFor: (area: AreaName) => string;
}

/** What waits for the person, in words. */
export function WaitingList({ items, hrefFor }: WaitingListProps) {
  const { t } = useTranslation('dashboard');
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Heading id={headingId}>{t('waiting.title')}</Heading>
      <List aria-busy={!items}>
        {!items &&
          ['62%', '48%', '55%'].map((width) => (
            <Row key={width}>
              <Skeleton width={width} />
            </Row>
          ))}
        {items?.length === 0 && (
          <Row>
            <Icon of={CircleCheck} />
            {t('waiting.nothing')}
          </Row>
        )}
        {items?.map(({ area, kind, count }) => (
          <li key={area + kind}>
            <Item href={hrefFor(area)}>
              <span>
                {kind === 'area'
                  ? t(`waiting.${countedArea(area)}`, { count })
                  : t(`waiting.${kind}`, { count })}
              </span>
              <Icon of={ArrowRight} size={16} />
            </Item>
          </li>
        ))}
      </List>
    </Section>
  );
}

type CountedArea =
  | 'my-worksheet'
  | 'my-requests'
  | 'my-unavailability'
  | 'overtime'
  | 'requests-approval'
  | 'unavailabilities-approval';

const counted: Partial<Record<AreaName, CountedArea>> = {
  'my-worksheet': 'my-worksheet',
  'my-requests': 'my-requests',
  'my-unavailability': 'my-unavailability',
  overtime: 'overtime',
  'requests-approval': 'requests-approval',
  'unavailabilities-approval': 'unavailabilities-approval',
};

/** Only these areas count anything. */
function countedArea(area: AreaName): CountedArea {
  const known = counted[area];
  if (!known) throw new Error(`Nothing is counted in ${area}: give it words in "waiting".`);
  return known;
}

/** Words and their arrow stay within one glance. */
const Section = styled.section`
  max-width: 44rem;
`;

const Heading = styled.h2`
  padding-bottom: var(--space-2);
  border-bottom: 1px solid var(--color-border);
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-weight: var(--weight-medium);
`;

const List = styled.ul`
  & > li {
    border-bottom: 1px solid var(--color-border);
  }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 48px;
  color: var(--color-text-muted);
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 48px;
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
