import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
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
      <Heading>
        <Skeleton width="5rem" />
      </Heading>
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

/* As high as a heading, but not a heading: assistive technology has nothing to jump to yet. */
const Heading = styled.p`
  padding: 0 var(--space-3) var(--space-2);
  border-bottom: 1px solid var(--color-border);
  font-size: var(--text-2);
`;

const Row = styled.div`
  min-height: var(--row-height);
  padding: var(--space-1) var(--space-3);
  border-bottom: 1px solid var(--color-border);
`;
