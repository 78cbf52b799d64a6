import type { EntryName } from '../../areas/areas.ts';
import type { VisibleArea } from '../../areas/visibleAreas.ts';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AreaCount } from '../../patterns/AreaList/AreaCount.tsx';
import { areaIcons } from '../../patterns/AreaList/areaIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { List, Name, Nothing, Tile } from './AreaTiles.styles.ts';

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
              // As wide as the words that come, so that those beside it stay.
              <Skeleton width="fit-content" style={{ color: 'transparent', margin: '0 -1px' }}>
                {t(`patterns:area.${area}`)}
              </Skeleton>
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
