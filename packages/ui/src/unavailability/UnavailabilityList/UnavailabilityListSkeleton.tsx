import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { UnavailabilityColumns } from './UnavailabilityColumns.ts';
import { UnavailabilityGroups } from './UnavailabilityGroups.ts';

const notes = ['9rem', '6rem', '12rem', '8rem'];

/** Stands in the shape of a list of unavailabilities that is on its way: a heading and its rows. */
export function UnavailabilityListSkeleton() {
  const { t } = useTranslation('primitives');
  return (
    <UnavailabilityGroups aria-label={t('loading')} aria-busy="true">
      <p data-heading>
        <Skeleton width="5rem" />
      </p>
      <ul aria-hidden="true">
        {notes.map((note) => (
          <UnavailabilityColumns key={note}>
            <span data-part="day">
              <Skeleton width="5rem" />
            </span>
            <span data-part="time">
              <Skeleton width="6rem" />
            </span>
            <span data-part="note">
              <Skeleton width={note} />
            </span>
            <AsHighAsAButton data-part="delete" />
          </UnavailabilityColumns>
        ))}
      </ul>
    </UnavailabilityGroups>
  );
}

const AsHighAsAButton = styled.span`
  min-height: var(--control-height);
`;
