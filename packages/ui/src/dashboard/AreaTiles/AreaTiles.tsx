import type { EntryName } from '@selfservice/api/areas/areas';
import type { VisibleArea } from '@selfservice/api/dashboard/areas';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AreaCount } from '../../patterns/AreaList/AreaCount.tsx';
import { areaIcons } from '../../patterns/AreaList/areaIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export interface AreaTilesProps {
  /** The areas that the person may enter, with what waits there. */
  areas: readonly VisibleArea[];
  /** Where an area lives. */
  hrefFor: (area: EntryName) => string;
}

/** The ways from home to the areas, with what waits there. Specification 000 section 2. */
export function AreaTiles({ areas, hrefFor }: AreaTilesProps) {
  const { t } = useTranslation(['dashboard', 'patterns']);
  if (areas.length === 0) return <Nothing>{t('dashboard:noAreas')}</Nothing>;
  return (
    <nav aria-label={t('dashboard:areas')}>
      <List>
        {areas.toSorted(approvalLast).map(({ area, count, isPending }) => (
          <li key={area}>
            {isPending ? (
              <Skeleton width="55%" />
            ) : (
              <Tile href={hrefFor(area)}>
                <Icon of={areaIcons[area]} size={20} />
                <Name>{t(`patterns:area.${area}`)}</Name>
                <AreaCount count={count} />
                <Icon of={ChevronRight} size={16} />
              </Tile>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

// Whether somebody approves is known last: so no other tile moves, and what waits to be approved stands above anyway.
const approvalLast = (one: VisibleArea, other: VisibleArea) => rank(one) - rank(other);
const rank = ({ area }: VisibleArea) => Number(area.startsWith('approvals-'));

const List = styled.ul`
  display: grid;
  column-gap: var(--space-10);

  & > li {
    display: grid;
    align-items: center;
    min-height: 57px;
    border-bottom: 1px solid var(--color-border);
  }

  @media (width >= 640px) {
    grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));

    & > li {
      min-height: 49px;
    }
  }
`;

const Tile = styled(Link)`
  display: flex;
  align-items: center;
  align-self: stretch;
  gap: var(--space-3);
  padding: var(--space-2) 0;
  color: var(--color-text);
  text-decoration: none;
  cursor: pointer;

  & > svg {
    color: var(--color-text-muted);
  }

  &[data-hovered] {
    color: var(--color-accent);
  }

  &[data-hovered] > svg {
    color: inherit;
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
`;

const Nothing = styled.p`
  color: var(--color-text-muted);
`;
