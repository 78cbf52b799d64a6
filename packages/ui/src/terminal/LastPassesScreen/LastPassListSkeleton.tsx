import { useTranslation } from 'react-i18next';
import { SkeletonParts } from '../../patterns/ColumnList/SkeletonParts.tsx';
import { GroupHead } from '../../primitives/List/GroupHeading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Day, PassRow, Person } from './PassRow.ts';

const counts = [1, 4, 4];

/** Shown while the passes load. */
export function LastPassListSkeleton() {
  const { t } = useTranslation('primitives');
  return (
    <div role="region" aria-label={t('loading')} aria-busy="true">
      <Person aria-hidden="true">
        <Skeleton width="9rem" />
      </Person>
      {counts.map((count, day) => (
        <Day key={day} aria-hidden="true">
          <GroupHead as="p">
            <Skeleton width="6rem" />
          </GroupHead>
          <ul>
            {Array.from({ length: count }, (_, index) => (
              <PassRow key={index}>
                <SkeletonParts widths={{ time: '2.5rem', mark: '1.25rem', type: '7rem' }} />
              </PassRow>
            ))}
          </ul>
        </Day>
      ))}
    </div>
  );
}
