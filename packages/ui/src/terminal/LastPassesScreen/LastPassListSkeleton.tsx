import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Day, DayHeading, PassRow } from './PassRow.ts';

const counts = [1, 4, 4];

/** Stands in the shape of passes that are on their way. */
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
                <span data-part="time">
                  <Skeleton width="2.5rem" />
                </span>
                <span data-part="type">
                  <Skeleton width="7rem" />
                </span>
                <span data-part="name">
                  <Skeleton width="9rem" />
                </span>
              </PassRow>
            ))}
          </ul>
        </Day>
      ))}
    </div>
  );
}
