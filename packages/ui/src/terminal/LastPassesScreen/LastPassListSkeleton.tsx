import { useTranslation } from 'react-i18next';
import { SkeletonParts } from '../../patterns/ColumnList/SkeletonParts.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Day, DayHeading, PassRow } from './PassRow.ts';

const counts = [1, 4, 4];

/** Shown while the passes load. */
export function LastPassListSkeleton() {
  const { t } = useTranslation('primitives');
  return (
    <div role="region" aria-label={t('loading')} aria-busy="true">
      {counts.map((count, day) => (
        <Day key={day} aria-hidden="true">
          <DayHeading as="div">
            <Skeleton width="6rem" />
          </DayHeading>
          <ul>
            {Array.from({ length: count }, (_, index) => (
              <PassRow key={index}>
                <SkeletonParts widths={{ time: '2.5rem', type: '7rem', name: '9rem' }} />
              </PassRow>
            ))}
          </ul>
        </Day>
      ))}
    </div>
  );
}
