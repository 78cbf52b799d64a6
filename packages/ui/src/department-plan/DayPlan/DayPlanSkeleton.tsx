import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Group, Heading, People } from './DayPlan.styles.ts';

/** The numbers of people of the groups to reserve space for. */
const groupSizes = [8, 8, 10];

/** Shown while the people of a day load, in the shape of the groups. */
export function DayPlanSkeleton() {
  const { t } = useTranslation('patterns');
  return (
    <>
      <VisuallyHidden>{t('timeline.loading')}</VisuallyHidden>
      {groupSizes.map((size, group) => (
        <Group key={group} aria-hidden="true">
          <Heading as="div">
            <Skeleton width="9rem" />
          </Heading>
          <People>
            {Array.from({ length: size }, (_, person) => (
              <li key={person} className="placeholder">
                <Skeleton width="6.5rem" />
              </li>
            ))}
          </People>
        </Group>
      ))}
    </>
  );
}
