import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GroupHead } from '../../primitives/List/GroupHeading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { MyRequestColumns } from './MyRequestColumns.ts';
import { RequestSection } from './RequestSection.ts';

const widths = ['8rem', '5rem', '10rem', '6rem'];

export interface MyRequestListSkeletonProps {
  /** Whether a detail is open beside the list. */
  isBeside: boolean;
}

/** Shown while the requests load: the shape of a group with its heading and its rows. */
export function MyRequestListSkeleton({ isBeside }: MyRequestListSkeletonProps) {
  const { t } = useTranslation('primitives');
  return (
    <RequestSection aria-label={t('loading')} aria-busy="true" data-beside={isBeside || undefined}>
      <GroupHead as="p">
        <Skeleton width="5rem" />
      </GroupHead>
      {widths.map((width) => (
        <Row key={width}>
          <MyRequestColumns>
            <Skeleton width={18} height={18} />
            <span data-line>
              <span data-part="what">
                <Skeleton width={width} />
              </span>
              <span data-part="state">
                <Skeleton width="4rem" />
              </span>
            </span>
            <span data-line>
              <span data-part="period">
                <span data-part="when">
                  <Skeleton width="6rem" />
                </span>
                <span data-part="length">
                  <Skeleton width="3rem" />
                </span>
                <span data-part="applicant">
                  <Skeleton width="7rem" />
                </span>
              </span>
              <span data-part="deadline">
                <Skeleton width="5rem" />
              </span>
            </span>
          </MyRequestColumns>
        </Row>
      ))}
    </RequestSection>
  );
}

const Row = styled.div`
  min-height: var(--row-height);
  margin-inline: var(--list-bleed);
  padding: var(--space-1) var(--row-inset);
  border-bottom: 1px solid var(--color-border);
`;
