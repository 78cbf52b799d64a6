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
  /** The areas that the person may enter, with their counts. */
  areas: readonly VisibleArea[];
  /** Returns the address of an area. */
  hrefFor: (area: EntryName) => string;
}

/** Links from home to the areas, with the number of pending entries. @requirement dashboard-8, dashboard-9 */
export function AreaTiles({ areas, hrefFor }: AreaTilesProps) {
  const { t } = useTranslation(['dashboard', 'patterns']);
  if (areas.length === 0) return <Nothing>{t('dashboard:noAreas')}</Nothing>;
  return (
    <nav aria-label={t('dashboard:areas')}>
      <List>
        {areas.toSorted(approvalLast).map(({ area, count, isPending }) => (
          <li key={area}>
            {isPending ? (
              // As wide as the final words, so that the neighbours do not move.
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

// Whether the user is an approver is known last. With these tiles at the end no other tile moves; pending
// approvals are also listed above.
const approvalLast = (one: VisibleArea, other: VisibleArea) => rank(one) - rank(other);
const rank = ({ area }: VisibleArea) => Number(area.startsWith('approvals-'));
