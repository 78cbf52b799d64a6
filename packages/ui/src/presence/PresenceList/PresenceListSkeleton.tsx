import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../primitives/List/ListSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { PresenceColumns, PresenceSection } from './PresenceColumns.ts';

/** Stands in the shape of people whose presence is on its way: those of a department fill the window. */
export function PresenceListSkeleton() {
  const { t } = useTranslation('primitives');
  return (
    <PresenceSection aria-label={t('loading')} aria-busy="true">
      <ListSkeleton
        count={20}
        words={t('loading')}
        renderRow={() => (
          <PresenceColumns>
            <Skeleton width={18} height={18} />
            <span data-part="name">
              <Skeleton width="9rem" />
            </span>
            <span data-part="standing">
              <span data-part="state">
                <Skeleton width="4rem" />
              </span>
            </span>
            <span data-part="since">
              <Skeleton width="2.5rem" />
            </span>
          </PresenceColumns>
        )}
      />
    </PresenceSection>
  );
}
