import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../primitives/List/ListSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { OvertimeColumns, OvertimeSection } from './OvertimeColumns.ts';

/** Stands in the shape of overtime that is on its way. */
export function OvertimeListSkeleton() {
  const { t } = useTranslation('primitives');
  return (
    <OvertimeSection aria-label={t('loading')} aria-busy="true">
      <ListSkeleton
        count={5}
        words={t('loading')}
        renderRow={() => (
          <OvertimeColumns>
            <Skeleton width={18} height={18} />
            <span data-part="when">
              <Skeleton width="10rem" />
            </span>
            <span data-part="account">
              <Skeleton width="8rem" />
            </span>
            <span data-part="state">
              <Skeleton width="4rem" />
            </span>
          </OvertimeColumns>
        )}
      />
    </OvertimeSection>
  );
}
