import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../primitives/List/ListSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { WorksheetStateColumns } from './WorksheetStateColumns.ts';
import { WorksheetStateRoom } from './WorksheetStateList.tsx';

/** Stands in the shape of a list of worksheets that is on its way: those of a department fill the window. */
export function WorksheetStateListSkeleton() {
  const { t } = useTranslation('primitives');
  return (
    <WorksheetStateRoom aria-busy="true">
      <ListSkeleton
        count={20}
        words={t('loading')}
        renderRow={() => (
          <WorksheetStateColumns>
            <span data-part="name">
              <Skeleton width="min(12rem, 70%)" />
            </span>
            <span data-part="state">
              <Skeleton width="6rem" />
            </span>
          </WorksheetStateColumns>
        )}
      />
    </WorksheetStateRoom>
  );
}
