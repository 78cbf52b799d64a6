import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GroupHead } from '../../primitives/List/GroupHeading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { UnavailabilityColumns } from './UnavailabilityColumns.ts';
import { UnavailabilityGroups } from './UnavailabilityGroups.ts';

/** The widths of the notes of the upcoming and the past rows. */
const groups = [['9rem'], ['6rem', '12rem', '8rem']];

/** Shown while the unavailabilities load: the shape of two groups with their rows. */
export function UnavailabilityListSkeleton() {
  const { t } = useTranslation('primitives');
  return (
    <UnavailabilityGroups aria-label={t('loading')} aria-busy="true">
      {groups.map((notes) => (
        <Fragment key={notes.length}>
          <GroupHead as="p">
            <Skeleton width="5rem" />
          </GroupHead>
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
        </Fragment>
      ))}
    </UnavailabilityGroups>
  );
}

const AsHighAsAButton = styled.span`
  min-height: var(--control-height);
`;
