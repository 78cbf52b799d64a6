import type { EntryName } from '../../areas/areas.ts';
import type { VisibleArea } from '../../areas/visibleAreas.ts';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaCount } from '../../patterns/AreaList/AreaCount.tsx';
import { areaIcons } from '../../patterns/AreaList/areaIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Groups, List, Name, Nothing, Tile, Title } from './AreaTiles.styles.ts';

export interface AreaTilesProps {
  /** The areas that the person may enter, with their counts. */
  areas: readonly VisibleArea[];
  /** Returns the address of an area. */
  hrefFor: (area: EntryName) => string;
}

type Group = 'mine' | 'team';

/** The group of every area on home. */
const groupOf: Record<EntryName, Group> = {
  'my-plan': 'mine',
  worksheet: 'mine',
  requests: 'mine',
  unavailability: 'mine',
  overtime: 'mine',
  terminal: 'mine',
  'approvals-requests': 'team',
  'approvals-unavailabilities': 'team',
  'department-plan': 'team',
  'plan-states': 'team',
  'worksheet-states': 'team',
  presence: 'team',
  reports: 'team',
};

/**
 * Links from home to the areas in two groups, with the number of pending entries.
 * @requirement dashboard-8, dashboard-9, dashboard-35
 */
export function AreaTiles({ areas, hrefFor }: AreaTilesProps) {
  const { t } = useTranslation('dashboard');
  if (areas.length === 0) return <Nothing>{t('noAreas')}</Nothing>;
  return (
    <Groups aria-label={t('areas')}>
      {(['mine', 'team'] as const).map((group) => (
        <AreaGroup
          key={group}
          title={t(`areasOf.${group}`)}
          areas={areas.filter(({ area }) => groupOf[area] === group).toSorted(approvalLast)}
          hrefFor={hrefFor}
        />
      ))}
    </Groups>
  );
}

/** The links of a group; renders nothing for a group without areas. */
function AreaGroup({ title, areas, hrefFor }: AreaTilesProps & { title: string }) {
  const { t } = useTranslation('patterns');
  const titleId = useId();
  if (areas.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <List>
        {areas.map(({ area, count, isPending }) => (
          <li key={area}>
            {isPending ? (
              // As wide as the final words, so that the neighbours do not move.
              <Skeleton width="fit-content" style={{ color: 'transparent', margin: '0 -1px' }}>
                {t(`area.${area}`)}
              </Skeleton>
            ) : (
              <Tile href={hrefFor(area)}>
                <Icon of={areaIcons[area]} size={20} />
                <Name>{t(`area.${area}`)}</Name>
                <AreaCount count={count} />
                <Icon of={ChevronRight} size={16} />
              </Tile>
            )}
          </li>
        ))}
      </List>
    </section>
  );
}

// Whether the user is an approver is known last. With these tiles at the end no other tile moves; pending
// approvals are also listed above.
const approvalLast = (one: VisibleArea, other: VisibleArea) => rank(one) - rank(other);
const rank = ({ area }: VisibleArea) => Number(area.startsWith('approvals-'));
