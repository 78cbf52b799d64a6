import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../primitives/List/ListSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { PlanStateColumns, PlanStateRoom } from './PlanStateColumns.ts';

/** Stands in the shape of a list of plans that is on its way. */
export function PlanStateListSkeleton() {
  const { t } = useTranslation('primitives');
  return (
    <PlanStateRoom aria-busy="true">
      <ListSkeleton
        count={8}
        words={t('loading')}
        renderRow={() => (
          <PlanStateColumns>
            <span data-part="name">
              <Skeleton width="min(12rem, 70%)" />
            </span>
            <span data-part="number">
              <Skeleton width="4rem" />
            </span>
            <span data-part="days">
              <Skeleton width="5rem" />
            </span>
          </PlanStateColumns>
        )}
      />
    </PlanStateRoom>
  );
}
